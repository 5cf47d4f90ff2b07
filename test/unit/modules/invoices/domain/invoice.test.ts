import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import {
  AlreadyAnnulled,
  AnnulmentTooLate,
  InvoiceStatusRefused,
  PaidInvoiceStays,
} from '#modules/invoices/domain/failures.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import type { InvoiceLifecycle } from '#modules/invoices/domain/invoice.ts';
import { sampleDocument } from './sample-document.ts';

const paidAt = new Date('2026-11-20T21:30:05Z');
const price = Money.ofMinor(5_113, 'EUR');

/** An unpaid written invoice of 51.13 euro. */
const written = (other: Partial<InvoiceLifecycle> = {}) =>
  Invoice.restore({
    document: sampleDocument(),
    linkCreatedBy: null,
    lifecycle: {
      status: 'PENDING',
      paid: Money.zero('EUR'),
      paidAt: null,
      annulledAt: null,
      annulmentReason: null,
      ...other,
    },
    previousHash: null,
    documentHash: '',
  });

test('the document of a payment is issued as PAID', async () => {
  const invoice = await Invoice.issuePaid(sampleDocument(), null, paidAt);
  expect(invoice.toRecord().lifecycle).toMatchObject({ status: 'PAID', paid: price, paidAt });
});

test.each(['PENDING', 'OVERDUE'] as const)('a written invoice that is %s becomes paid in full', (status) => {
  const invoice = written({ status });
  expect(invoice.awaits(price)).toBe(true);
  invoice.pay(paidAt);
  expect(invoice.toRecord().lifecycle).toMatchObject({ status: 'PAID', paid: price, paidAt });
});

test('a written invoice awaits exactly its total', () => {
  expect(written().awaits(Money.ofMinor(5_112, 'EUR'))).toBe(false);
  expect(written().awaits(Money.ofMinor(5_113, 'USD'))).toBe(false);
});

test('an annulled invoice awaits no payment', () => {
  expect(written({ annulledAt: paidAt, annulmentReason: 'x' }).awaits(price)).toBe(false);
});

test('a paid invoice cannot be paid again', async () => {
  const invoice = await Invoice.issuePaid(sampleDocument(), null, paidAt);
  expect(invoice.awaits(price)).toBe(false);
  expect(() => invoice.pay(paidAt)).toThrow(InvoiceStatusRefused);
});

test('a pending document is issued with nothing paid', async () => {
  const invoice = await Invoice.issuePending(sampleDocument(), 'before');
  expect(invoice.toRecord().lifecycle).toMatchObject({
    status: 'PENDING',
    paid: Money.zero('EUR'),
    paidAt: null,
  });
  expect(invoice.previousHash).toBe('before');
});

test.each(['PENDING', 'OVERDUE'] as const)('an invoice that is %s can be annulled, once', (status) => {
  const invoice = written({ status });
  invoice.annul('Грешка', paidAt);
  expect(invoice.toRecord().lifecycle).toMatchObject({
    status,
    annulledAt: paidAt,
    annulmentReason: 'Грешка',
  });
  expect(() => invoice.annul('Пак', paidAt)).toThrow(AlreadyAnnulled);
});

test('an invoice is annulled only in the month of its issue in Sofia', () => {
  const { issueDate } = written().document;
  const [year, month] = issueDate.split('-').map(Number) as [number, number];
  // The last and the first minute of a month in Sofia, in winter two hours before UTC.
  const lastMinute = new Date(Date.UTC(year, month, 1, -2, -1));
  const nextMonth = new Date(Date.UTC(year, month, 1, -2, 1));
  expect(() => written().annul('Грешка', nextMonth)).toThrow(AnnulmentTooLate);
  written().annul('Грешка', lastMinute);
});

test('a paid invoice cannot be annulled', async () => {
  const invoice = await Invoice.issuePaid(sampleDocument(), null, paidAt);
  expect(() => invoice.annul('Грешка', paidAt)).toThrow(PaidInvoiceStays);
});

test('an annulled invoice is never overdue', () => {
  const later = businessDate('2027-01-01');
  expect(written().statusOn(later)).toBe('OVERDUE');
  expect(written({ annulledAt: paidAt, annulmentReason: 'x' }).statusOn(later)).toBe('PENDING');
});
