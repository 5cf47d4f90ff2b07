import { expect, it } from 'vitest';
import { stateTable } from '#kernel/states.ts';

it('a table that leads to a state which does not exist is refused before anything runs', () => {
  const table = { OPEN: ['CLOSED'], CLOSED: ['GONE'] } as unknown as Record<
    'OPEN' | 'CLOSED',
    ('OPEN' | 'CLOSED')[]
  >;
  expect(() => stateTable(table)).toThrow('CLOSED leads to unknown GONE');
});

it('what the table does not name is not allowed', () => {
  const { isAllowed } = stateTable({ OPEN: ['CLOSED'], CLOSED: [] });
  expect(isAllowed('OPEN', 'CLOSED')).toBe(true);
  expect(isAllowed('CLOSED', 'OPEN')).toBe(false);
  expect(isAllowed('OPEN', 'OPEN')).toBe(false);
});
