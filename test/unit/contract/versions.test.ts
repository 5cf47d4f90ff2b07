import { describe, expect, it } from 'vitest';
import { inVersion, versions, type Version } from '#contract/versions.ts';

const read = 'GET /payments/:id';
/** An invented history: `fee` became `fees` in 2027-06, and `state` was renamed to `status` in 2027-01. */
const known: readonly Version[] = [
  { date: '2027-06-01', toOlder: { [read]: ({ fees, ...rest }) => ({ ...rest, fee: fees }) } },
  { date: '2027-01-01', toOlder: { [read]: ({ status, ...rest }) => ({ ...rest, state: status }) } },
  { date: '2026-12-01', toOlder: {} },
];
const payment = { id: 42, status: 'SUCCEEDED', fees: 1.2 };
const from = '2027-06-01';

describe('an answer in an older version', () => {
  it('passes through the function of each version since, from new to old', () => {
    expect(inVersion('2027-06-01', read, payment, { from, known })).toEqual(payment);
    expect(inVersion('2027-01-01', read, payment, { from, known })).toEqual({
      id: 42,
      status: 'SUCCEEDED',
      fee: 1.2,
    });
    expect(inVersion('2026-12-01', read, payment, { from, known })).toEqual({
      id: 42,
      state: 'SUCCEEDED',
      fee: 1.2,
    });
  });

  it('stays the same for an operation that no version changed', () => {
    expect(inVersion('2026-12-01', 'GET /payment-links/:id', payment, { from, known })).toBe(payment);
  });
});

it('the versions of the contract are days, newest first', () => {
  const dates = versions.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const date of dates) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
});
