import { expect, it } from 'vitest';
import { statusTransitions } from '#kernel/status-transitions.ts';

it('transitions to an unknown status are refused when the table is defined', () => {
  const table = { OPEN: ['CLOSED'], CLOSED: ['GONE'] } as unknown as Record<
    'OPEN' | 'CLOSED',
    ('OPEN' | 'CLOSED')[]
  >;
  expect(() => statusTransitions(table)).toThrow('CLOSED leads to unknown GONE');
});

it('only the transitions of the table are allowed', () => {
  const { isAllowed } = statusTransitions({ OPEN: ['CLOSED'], CLOSED: [] });
  expect(isAllowed('OPEN', 'CLOSED')).toBe(true);
  expect(isAllowed('CLOSED', 'OPEN')).toBe(false);
  expect(isAllowed('OPEN', 'OPEN')).toBe(false);
});
