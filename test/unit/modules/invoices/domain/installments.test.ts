import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { InvoiceDocument } from '#modules/invoices/domain/invoice-document.ts';
import { areColumnsTrue } from '#modules/invoices/domain/paid-columns.ts';
import {
  installmentProblems,
  openByInstallment,
  openDueDay,
  type Installment,
} from '#modules/invoices/domain/installments.ts';

const total = Money.ofMinor(30_000, 'EUR');
const today = businessDate('2026-11-20');
const plan = (...parts: readonly (readonly [string, number])[]): Installment[] =>
  parts.map(([day, minor]) => ({ dueDate: businessDate(day), amount: Money.ofMinor(minor, 'EUR') }));
const three = plan(['2026-12-01', 10_000], ['2027-01-01', 10_000], ['2027-02-01', 10_000]);

test('a plan whose days rise and whose amounts are the total has no problem', () => {
  expect(installmentProblems(three, { total, today })).toEqual([]);
  expect(installmentProblems([], { total, today })).toEqual([]);
});

test.each([
  ['another sum', plan(['2026-12-01', 29_999]), 'installments', 'fields.installments-sum'],
  [
    'a day that does not rise',
    plan(['2026-12-01', 10_000], ['2026-12-01', 20_000]),
    'installments.1.dueDate',
    'fields.installment-not-later',
  ],
  [
    'a day in the past',
    plan(['2026-11-19', 10_000], ['2026-12-01', 20_000]),
    'installments.0.dueDate',
    'fields.due-date-past',
  ],
  [
    'a day after a year',
    plan(['2026-12-01', 10_000], ['2027-11-21', 20_000]),
    'installments.1.dueDate',
    'fields.due-date-far',
  ],
])('a plan with %s is refused', (_, given, field, code) => {
  expect(installmentProblems(given, { total, today })).toMatchObject([{ field, code }]);
});

test('payments cover instalments in their order: the first one that is not reached is due', () => {
  const document = { dueDate: businessDate('2027-02-01'), installments: three };
  expect([0n, 9_999n, 10_000n, 19_999n, 20_000n, 30_000n].map((paid) => openDueDay(document, paid))).toEqual([
    '2026-12-01',
    '2026-12-01',
    '2027-01-01',
    '2027-01-01',
    '2027-02-01',
    '2027-02-01',
  ]);
});

test('a stored OVERDUE is true while an instalment that was due is not covered', () => {
  const document = {
    type: 'INVOICE',
    series: 'LEGAL',
    total,
    dueDate: businessDate('2027-02-01'),
    installments: three,
  } as unknown as InvoiceDocument;
  const columns = { status: 'OVERDUE', paidMinor: 0, creditedMinor: 0, paidAt: null } as const;
  const none = { payments: [], credits: [] };
  expect(areColumnsTrue(document, columns, none, businessDate('2026-12-01'))).toBe(false);
  expect(areColumnsTrue(document, columns, none, businessDate('2026-12-02'))).toBe(true);
});

test.each([
  ['nothing paid', 30_000n, {}, [10_000n, 10_000n, 10_000n]],
  ['a transfer of a part', 25_000n, {}, [5_000n, 10_000n, 10_000n]],
  ['a transfer over two', 12_000n, {}, [0n, 2_000n, 10_000n]],
  ['the second by card', 20_000n, { 2: 10_000n }, [10_000n, 0n, 10_000n]],
  ['the second by card and a transfer', 5_000n, { 2: 10_000n }, [0n, 0n, 5_000n]],
  ['the first twice, by card and transfer', 10_000n, { 1: 10_000n }, [0n, 0n, 10_000n]],
  ['more by card than the instalment', 15_000n, { 1: 15_000n }, [0n, 5_000n, 10_000n]],
  ['all', 0n, { 3: 10_000n }, [0n, 0n, 0n]],
])('links ask for what is open after %s', (_, open, byCard, asked) => {
  const paid = new Map(Object.entries(byCard).map(([seq, minor]) => [Number(seq), minor]));
  expect(
    openByInstallment(
      three.map(({ amount }) => amount.minor),
      open,
      paid,
    ),
  ).toEqual(asked);
});
