import { expect, test } from 'vitest';
import { timeCell } from '../../../cli/cells.ts';
import { databaseProblem } from '../../../cli/database-problem.ts';

test.each(['55P03', '57014'])('a busy database (%s) is reported with the next step', (code) => {
  const trouble = databaseProblem({ code, message: 'canceling statement due to lock timeout' });
  expect(trouble?.code).toBe('database.busy');
  expect(trouble?.message).toMatch(/Try again|Опитайте пак/);
});

test('times are printed in Sofia time, in summer and in winter', () => {
  expect(timeCell('2026-07-01T21:30:00Z')).toBe('2026-07-02 00:30');
  expect(timeCell(new Date('2026-11-22T12:05:00Z'))).toBe('2026-11-22 14:05');
  expect(timeCell(null)).toBeNull();
});
