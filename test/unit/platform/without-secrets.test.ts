import { expect, it } from 'vitest';
import { withoutSecrets } from '#platform/without-secrets.ts';

it('secrets are hidden, also in lists, and the original object stays unchanged', () => {
  const given = { route: '/x', people: [{ id: 1, email: 'maria@example.bg' }] };
  expect(withoutSecrets(given)).toEqual({ route: '/x', people: [{ id: 1, email: '[hidden]' }] });
  expect(given.people[0]!.email).toBe('maria@example.bg');
});

it('an object without secrets is returned uncopied', () => {
  const given = { method: 'GET', route: '/x', status: 200, nested: { seconds: [1, 2] } };
  expect(withoutSecrets(given)).toBe(given);
});

it('secrets are hidden three levels deep, so that cycles end', () => {
  const endless: Record<string, unknown> = { name: 'ring' };
  endless['self'] = endless;
  expect(withoutSecrets(endless)).toBe(endless);
  expect(withoutSecrets({ one: { two: { password: 'hush' } } })).toEqual({
    one: { two: { password: '[hidden]' } },
  });
});
