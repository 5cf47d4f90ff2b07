import { expect, it } from 'vitest';
import { withoutSecrets } from '#platform/without-secrets.ts';

it('hides a secret among other things, in lists too, and leaves what it was given as it was', () => {
  const given = { route: '/x', people: [{ id: 1, email: 'maria@example.bg' }] };
  expect(withoutSecrets(given)).toEqual({ route: '/x', people: [{ id: 1, email: '[hidden]' }] });
  expect(given.people[0]!.email).toBe('maria@example.bg');
});

it('makes no copy of what holds no secret', () => {
  const given = { method: 'GET', route: '/x', status: 200, nested: { seconds: [1, 2] } };
  expect(withoutSecrets(given)).toBe(given);
});

it('looks three levels deep, and so never for ever', () => {
  const endless: Record<string, unknown> = { name: 'ring' };
  endless['self'] = endless;
  expect(withoutSecrets(endless)).toBe(endless);
  expect(withoutSecrets({ one: { two: { password: 'hush' } } })).toEqual({
    one: { two: { password: '[hidden]' } },
  });
});
