import { expect, it } from 'vitest';
import { statusTransitions } from '#kernel/status-transitions.ts';

it('a table that leads to a state which does not exist is refused before anything runs', () => {
  const table = { OPEN: ['CLOSED'], CLOSED: ['GONE'] } as unknown as Record<
    'OPEN' | 'CLOSED',
    ('OPEN' | 'CLOSED')[]
  >;
  expect(() => statusTransitions(table)).toThrow('CLOSED leads to unknown GONE');
});

it('what the table does not name is not allowed', () => {
  const { isAllowed } = statusTransitions({ OPEN: ['CLOSED'], CLOSED: [] });
  expect(isAllowed('OPEN', 'CLOSED')).toBe(true);
  expect(isAllowed('CLOSED', 'OPEN')).toBe(false);
  expect(isAllowed('OPEN', 'OPEN')).toBe(false);
});
