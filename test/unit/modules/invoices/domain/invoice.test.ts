import { expect, test } from 'vitest';
import { businessDate, businessDateOf } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import {
  AlreadyAnnulled,
  AlreadyTakenBack,
  AnnulmentTooLate,
  CardPaymentStays,
  InvoicePaymentNotFound,
  InvoiceStatusRefused,
  MoreThanOpen,
  NotCreditable,
  NotPayable,
  PaidInvoiceStays,
  PartlyPaidStays,
  WithheldStays,
} from '#modules/invoices/domain/failures.ts';
import { cardPayment, withheldPayment } from '#modules/invoices/domain/invoice-payment.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import type { InvoiceLifecycle } from '#modules/invoices/domain/invoice-record.ts';
import { payByBank } from '#test/support/pay-by-bank.ts';
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
      credited: Money.zero('EUR'),
      paidAt: null,
      annulledAt: null,
      annulmentReason: null,
      replacedAt: null,
      ...other,
    },
    payments: [],
    credits: [],
    previousHash: null,
    documentHash: '',
  });

const byCard = (amount: Money<ChargeCurrency>) =>
  cardPayment({ paymentId: 7, amount, paidOn: businessDate('2026-11-20'), paidAt });
const takenBack = { takenBackAt: paidAt, takenBackBy: 'user:1', reason: 'Друга фактура' };

/** The invoice after a change, as restored from its rows. */
const stored = (invoice: Invoice, change: (invoice: Invoice) => void): Invoice => {
  change(invoice);
  const { payments, ...record } = invoice.toRecord();
  return Invoice.restore({ ...record, payments: payments.map((one, place) => ({ ...one, id: place + 1 })) });
};

test('the document of a payment is issued as PAID', async () => {
  const invoice = await Invoice.issuePaid(sampleDocument(), null, paidAt);
  expect(invoice.toRecord().lifecycle).toMatchObject({ status: 'PAID', paid: price, paidAt });
});

test.each(['PENDING', 'OVERDUE'] as const)('a written invoice that is %s becomes paid in full', (status) => {
  const invoice = written({ status });
  invoice.receive(byCard(price));
  expect(invoice.toRecord().lifecycle).toMatchObject({ status: 'PAID', paid: price, paidAt });
  expect(invoice.open).toEqual(Money.zero('EUR'));
});

test('an invoice paid in parts stays unpaid until its total, and has the time of the latest part', () => {
  const invoice = written({ status: 'OVERDUE' });
  payByBank(invoice, new Date('2026-11-22T10:00:00Z'), Money.ofMinor(113, 'EUR'));
  expect(invoice.toRecord().lifecycle).toMatchObject({ status: 'OVERDUE', paidAt: null });
  expect(invoice.open).toEqual(Money.ofMinor(5_000, 'EUR'));
  invoice.receive(byCard(invoice.open));
  const latest = new Date('2026-11-21T22:00:00.000Z');
  expect(invoice.toRecord().lifecycle).toMatchObject({ status: 'PAID', paid: price, paidAt: latest });
});

test('more than is open and another currency are refused', () => {
  const invoice = written();
  payByBank(invoice, paidAt, Money.ofMinor(5_000, 'EUR'));
  const refused: Money<ChargeCurrency>[] = [Money.ofMinor(114, 'EUR'), Money.ofMinor(113, 'USD')];
  for (const amount of refused) {
    expect(invoice.hasOpen(amount)).toBe(false);
    expect(() => invoice.receive(byCard(amount))).toThrow(MoreThanOpen);
  }
});

test('an annulled invoice, a credit note and a test document take no payment', () => {
  expect(() => payByBank(written({ annulledAt: paidAt, annulmentReason: 'x' }), paidAt)).toThrow(NotPayable);
  for (const about of [{ type: 'CREDIT_NOTE' }, { series: 'TEST' }] as const) {
    const { document, ...record } = written().toRecord();
    const invoice = Invoice.restore({ ...record, document: { ...document, ...about } });
    expect(() => payByBank(invoice, paidAt)).toThrow(NotPayable);
  }
});

test('a paid invoice cannot be paid again', async () => {
  const invoice = await Invoice.issuePaid(sampleDocument(), null, paidAt);
  expect(() => invoice.receive(byCard(price))).toThrow(InvoiceStatusRefused);
});

test('taking back a transfer opens its amount, and a paid invoice becomes PENDING', () => {
  const invoice = stored(written(), (one) => payByBank(one, paidAt));
  invoice.takeBack(1, takenBack);
  expect(invoice.toRecord().lifecycle).toMatchObject({
    status: 'PENDING',
    paid: Money.zero('EUR'),
    paidAt: null,
  });
  expect(() => invoice.takeBack(1, takenBack)).toThrow(AlreadyTakenBack);
  expect(() => invoice.takeBack(2, takenBack)).toThrow(InvoicePaymentNotFound);
});

test('a card payment is never taken back', () => {
  const invoice = stored(written(), (one) => one.receive(byCard(price)));
  expect(() => invoice.takeBack(1, takenBack)).toThrow(CardPaymentStays);
  expect(invoice.isPaid).toBe(true);
});

test('a withheld part is never taken back, and an invoice with one is not annulled', () => {
  const withheld = { issueDate: businessDateOf(paidAt), issuedAt: paidAt, recordedBy: 'system:billing' };
  const part = withheldPayment({ amount: Money.ofMinor(1, 'EUR'), ...withheld });
  const invoice = stored(written(), (one) => one.receive(part));
  expect(() => invoice.takeBack(1, takenBack)).toThrow(WithheldStays);
  expect(() => invoice.annul('Грешка', paidAt)).toThrow(WithheldStays);
  expect(invoice.toRecord().lifecycle).toMatchObject({ status: 'PENDING', paid: part.amount });
});

test('a part that is withheld before an issue day of tomorrow counts from its beginning', () => {
  const issuedAt = new Date('2026-11-20T21:30:00.000Z');
  const facts = { amount: price, issuedAt, recordedBy: 'system:billing' };
  expect(withheldPayment({ ...facts, issueDate: businessDate('2026-11-20') }).paidAt).toEqual(issuedAt);
  const tomorrow = withheldPayment({ ...facts, issueDate: businessDate('2026-11-21') });
  expect(tomorrow.paidAt).toEqual(new Date('2026-11-20T22:00:00.000Z'));
});

test('a partly paid invoice cannot be annulled', () => {
  const invoice = written();
  payByBank(invoice, paidAt, Money.ofMinor(1, 'EUR'));
  expect(() => invoice.annul('Грешка', paidAt)).toThrow(PartlyPaidStays);
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

test('a replaced document is not credited again', async () => {
  const invoice = await Invoice.issuePaid(sampleDocument(), null, paidAt);
  const credit = { minor: price.minor, issuedAt: paidAt };
  invoice.credit(credit);
  invoice.markReplaced(paidAt);
  expect(() => invoice.mustBeCreditable()).toThrow(NotCreditable);
  expect(() => invoice.credit(credit)).toThrow(NotCreditable);
});
