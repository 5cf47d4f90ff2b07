import { expect, test } from 'vitest';
import { businessDate, businessDateOf } from '#kernel/business-date.ts';
import { invoiceTransitions, statusOn, type InvoiceStatus } from '#modules/invoices/domain/invoice-status.ts';

const at = (instant: string, status: InvoiceStatus, dueDate: string): InvoiceStatus =>
  statusOn(businessDateOf(new Date(instant)), { status, dueDate: businessDate(dueDate) });

test('an invoice is not overdue on its due day, and is overdue from midnight in Sofia on', () => {
  expect(at('2026-11-20T21:59:59Z', 'PENDING', '2026-11-20')).toBe('PENDING');
  expect(at('2026-11-20T22:00:00Z', 'PENDING', '2026-11-20')).toBe('OVERDUE');
});

test('an invoice becomes overdue at midnight of Sofia also in summer and when the clocks change', () => {
  expect(at('2026-07-01T20:59:59Z', 'PENDING', '2026-07-01')).toBe('PENDING');
  expect(at('2026-07-01T21:00:00Z', 'PENDING', '2026-07-01')).toBe('OVERDUE');
  // Summer time began on 29 March 2026 and ended on 25 October 2026.
  expect(at('2026-03-28T21:59:59Z', 'PENDING', '2026-03-28')).toBe('PENDING');
  expect(at('2026-03-28T22:00:00Z', 'PENDING', '2026-03-28')).toBe('OVERDUE');
  expect(at('2026-10-25T21:59:59Z', 'PENDING', '2026-10-25')).toBe('PENDING');
  expect(at('2026-10-25T22:00:00Z', 'PENDING', '2026-10-25')).toBe('OVERDUE');
});

test('a paid invoice is never overdue', () => {
  expect(at('2027-01-01T12:00:00Z', 'PAID', '2026-11-20')).toBe('PAID');
});

test('a paid invoice becomes PENDING again, and an overdue one whose late instalment is paid', () => {
  const statuses = invoiceTransitions.statuses;
  const allowed = statuses.flatMap((from) =>
    statuses.filter((to) => invoiceTransitions.isAllowed(from, to)).map((to) => `${from} to ${to}`),
  );
  expect(allowed).toEqual([
    'PENDING to OVERDUE',
    'PENDING to PAID',
    'OVERDUE to PENDING',
    'OVERDUE to PAID',
    'PAID to PENDING',
  ]);
});
