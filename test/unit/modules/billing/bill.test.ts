import { describe, expect, it } from 'vitest';
import {
  billOf,
  monthSum,
  type EarlierBill,
  type MonthFees,
  type WaitingMonth,
} from '#modules/billing/domain/bill.ts';
import { withoutTax, type PlanLine } from '#modules/billing/domain/plan-lines.ts';

const fees = (minor: bigint, more: Partial<MonthFees> = {}): MonthFees => ({
  charged: minor === 0n ? [] : [{ currency: 'EUR', payments: 3, minor }],
  returnedMinor: 0n,
  returnedEarlierMinor: 0n,
  takenMinor: 0n,
  takenReturnedMinor: 0n,
  takenReturnedEarlierMinor: 0n,
  ...more,
});
const growth: PlanLine = { plan: 'GROWTH', days: 31, daysOfMonth: 31, minor: 2_505n };
const waits = (month: string, chargedMinor: bigint, more: Partial<WaitingMonth> = {}): WaitingMonth => ({
  month,
  chargedMinor,
  returnedMinor: 0n,
  takenMinor: 0n,
  planMinor: 0n,
  creditedMinor: 0n,
  ...more,
});
type Given = Partial<Parameters<typeof billOf>[0]>;
const bill = (given: Given) =>
  billOf({ fees: null, plans: [], waiting: [], earlier: [], isClosed: false, ...given });
const earlier = (invoiceId: number, leftMinor: bigint): EarlierBill => ({ invoiceId, leftMinor });
const totalOf = (lines: readonly Readonly<{ minor: bigint }>[]): bigint =>
  lines.reduce((sum, { minor }) => sum + minor, 0n);

describe('whether a bill is issued', () => {
  it.each([
    ['nothing at all', {}, 'NOTHING'],
    ['99 cents', { fees: fees(99n) }, 'WAITS'],
    ['1 EUR', { fees: fees(100n) }, 'ISSUED'],
    ['99 cents of a closed merchant', { fees: fees(99n), isClosed: true }, 'ISSUED'],
    ['60 and 40 cents of two months', { fees: fees(40n), waiting: [waits('2026-09', 60n)] }, 'ISSUED'],
    ['no month, and 60 cents that wait', { waiting: [waits('2026-09', 60n)] }, 'NOTHING'],
    [
      'no month, and 60 cents of a closed merchant',
      { waiting: [waits('2026-09', 60n)], isClosed: true },
      'ISSUED',
    ],
    ['as much given back as charged', { fees: fees(300n, { returnedMinor: 300n }) }, 'WAITS'],
  ] satisfies [string, Given, string][])('%s: %s', (_, given, outcome) => {
    expect(bill(given).outcome).toBe(outcome);
  });

  it('a document has lines of its total, each above zero', () => {
    const { lines, totalMinor } = bill({
      fees: fees(120n, { returnedMinor: 130n }),
      plans: [growth],
      waiting: [waits('2026-08', 50n, { returnedMinor: 80n }), waits('2026-09', 40n)],
    });
    expect(totalMinor).toBe(120n - 130n + 2_505n + 50n - 80n + 40n);
    expect(totalOf(lines)).toBe(totalMinor);
    expect(lines.every(({ minor }) => minor > 0n)).toBe(true);
  });
});

describe('fees that are given back for earlier months', () => {
  const given = fees(500n, { returnedMinor: 260n, returnedEarlierMinor: 260n });

  it('are credited to the newest bills as far as each holds', () => {
    const { credits, totalMinor } = bill({
      fees: given,
      earlier: [earlier(9, 200n), earlier(7, 0n), earlier(5, 900n)],
    });
    expect(credits).toEqual([
      { invoiceId: 9, amountMinor: 200n },
      { invoiceId: 5, amountMinor: 60n },
    ]);
    expect(totalMinor).toBe(500n);
  });

  it('lower the lines where no bill holds them', () => {
    const { credits, totalMinor, lines } = bill({ fees: given, earlier: [earlier(9, 200n)] });
    expect(credits).toEqual([{ invoiceId: 9, amountMinor: 200n }]);
    expect([totalMinor, totalOf(lines)]).toEqual([440n, 440n]);
  });

  it('are credited although the bill of the month waits', () => {
    const { outcome, credits } = bill({
      fees: fees(0n, { returnedMinor: 30n, returnedEarlierMinor: 30n }),
      earlier: [earlier(9, 200n)],
    });
    expect([outcome, credits]).toEqual(['WAITS', [{ invoiceId: 9, amountMinor: 30n }]]);
  });
});

describe('what was kept from the payments', () => {
  it.each([
    ['all of the fees', fees(900n, { takenMinor: 900n }), 900n],
    [
      'less what was given back there',
      fees(900n, { takenMinor: 900n, returnedMinor: 100n, takenReturnedMinor: 100n }),
      800n,
    ],
    ['not less what was given back elsewhere', fees(900n, { takenMinor: 600n, returnedMinor: 100n }), 600n],
    ['at most the total', fees(900n, { takenMinor: 900n, returnedMinor: 100n }), 800n],
  ])('%s', (_, given, withheldMinor) => {
    expect(bill({ fees: given })).toMatchObject({ outcome: 'ISSUED', withheldMinor });
  });

  it('covers fees, not a plan', () => {
    expect(bill({ fees: fees(900n, { takenMinor: 900n }), plans: [growth] })).toMatchObject({
      totalMinor: 3_405n,
      withheldMinor: 900n,
    });
  });

  it('leaves a plan open by what was given back there', () => {
    const given = fees(900n, { takenMinor: 900n, returnedMinor: 100n, takenReturnedMinor: 100n });
    expect(bill({ fees: given, plans: [growth] })).toMatchObject({ totalMinor: 3_305n, withheldMinor: 800n });
  });

  it('stays whole when what was given back there is credited to a bill before', () => {
    const given = {
      takenMinor: 900n,
      returnedMinor: 50n,
      returnedEarlierMinor: 50n,
      takenReturnedMinor: 50n,
    };
    const taken = fees(900n, { ...given, takenReturnedEarlierMinor: 50n });
    expect(bill({ fees: taken, earlier: [earlier(3, 500n)] })).toMatchObject({
      totalMinor: 900n,
      withheldMinor: 900n,
    });
    expect(bill({ fees: taken })).toMatchObject({ totalMinor: 850n, withheldMinor: 850n });
  });
});

it('the sum of a month is what was charged less what lowers its lines', () => {
  expect(monthSum(waits('2026-09', 500n, { planMinor: 100n, returnedMinor: 90n, creditedMinor: 40n }))).toBe(
    550n,
  );
});

it('a plan without its VAT is rounded half-up', () => {
  expect([2_505n, 1_253n, 3n].map((minor) => withoutTax({ ...growth, minor }).minor)).toEqual([
    2_088n,
    1_044n,
    3n,
  ]);
});
