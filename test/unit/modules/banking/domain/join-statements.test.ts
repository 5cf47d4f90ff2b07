import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { joinStatements } from '#modules/banking/domain/join-statements.ts';
import type { Statement, StatementLine } from '#modules/banking/domain/statement.ts';

const line = (amountMinor: number): StatementLine => ({
  bookedOn: businessDate('2026-11-03'),
  valueOn: null,
  amountMinor,
  currency: 'EUR',
  name: null,
  iban: null,
  endToEnd: null,
  text: null,
  bankRef: null,
  isReversal: false,
});
const day = (on: string, openingMinor: number | null, amountMinor: number, pending = 0): Statement => ({
  format: 'CAMT053',
  iban: 'BG80BNBG96611020345678',
  currency: 'EUR',
  statementRef: on,
  from: businessDate(on),
  to: businessDate(on),
  openingMinor,
  closingMinor: openingMinor === null ? null : openingMinor + amountMinor,
  lines: [line(amountMinor)],
  pending,
});

test('statements of single days are one from the first opening to the last closing balance, whatever their order', () => {
  const joined = joinStatements([day('2026-11-04', 150, 20, 1), day('2026-11-03', 100, 50, 2)]);
  expect(joined).toMatchObject({
    from: '2026-11-03',
    to: '2026-11-04',
    openingMinor: 100,
    closingMinor: 170,
    pending: 3,
  });
  expect(joined.lines.map(({ amountMinor }) => amountMinor)).toEqual([20, 50]);
});

test('statements that do not follow each other have no balances as one', () => {
  const gap = joinStatements([day('2026-11-03', 100, 50), day('2026-11-05', 160, 1)]);
  expect([gap.openingMinor, gap.closingMinor]).toEqual([null, null]);
  const unknown = joinStatements([day('2026-11-03', 100, 50), day('2026-11-05', null, 1)]);
  expect([unknown.openingMinor, unknown.closingMinor]).toEqual([null, null]);
});

test('a single statement stays as it is', () => {
  const one = day('2026-11-03', 100, 50);
  expect(joinStatements([one])).toBe(one);
});
