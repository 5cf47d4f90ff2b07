import { expect, test } from 'vitest';
import { timeCell } from '../../../cli/cells.ts';
import { databaseProblem } from '../../../cli/database-problem.ts';

const databaseError = (code: string, message = 'refused') => Object.assign(new Error(message), { code });

test.each([
  ['55P03', 'database.busy', /Try again/],
  ['57014', 'database.busy', /Try again/],
  ['40P01', 'database.busy', /Try again/],
  ['ECONNREFUSED', 'database.away', /not responding/],
  ['57P01', 'database.away', /not responding/],
  ['57P02', 'database.away', /not responding/],
  ['57P03', 'database.away', /not responding/],
  ['53300', 'database.away', /not responding/],
  ['28P01', 'database.away', /not responding/],
  ['53100', 'database.full', /Make room/],
  ['53200', 'database.full', /Make room/],
  ['58030', 'database.full', /Make room/],
  ['53400', 'database.no-room', /shorter period/],
  ['42P01', 'database.behind', /db migrate/],
])('a database that answers %s is reported as %s with the next step', (state, code, nextStep) => {
  const error = databaseError(state);
  for (const thrown of [error, Object.assign(new Error('wrapped'), { nativeError: error })]) {
    const problem = databaseProblem(thrown);
    expect(problem?.code).toBe(code);
    expect(problem?.message).toMatch(nextStep);
  }
});

test.each(['EPIPE', '23505', '42601'])('%s is no trouble of the database', (state) => {
  expect(databaseProblem(databaseError(state))).toBeUndefined();
});

test('times are printed in Sofia time, in summer and in winter', () => {
  expect(timeCell('2026-07-01T21:30:00Z')).toBe('2026-07-02 00:30');
  expect(timeCell(new Date('2026-11-22T12:05:00Z'))).toBe('2026-11-22 14:05');
  expect(timeCell(null)).toBeNull();
});
