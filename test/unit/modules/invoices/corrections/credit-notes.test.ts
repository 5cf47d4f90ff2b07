import { beforeEach, expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import { IssueCreditNote } from '#modules/invoices/application/corrections/issue-credit-note.ts';
import { IssueInvoiceForPayment } from '#modules/invoices/application/issue-invoice-for-payment.ts';
import { AnnulCreditNote } from '#modules/invoices/application/corrections/annul-credit-note.ts';
import { payment } from '../domain/sample-document.ts';
import { createContext, type Context } from '../use-case-context.ts';

let context: Context;
beforeEach(async () => {
  context = createContext();
  context.addMerchant(3);
  await new IssueInvoiceForPayment(context.deps).execute({ payment: { ...payment, writtenInvoiceId: null } });
});

const refundedAt = new Date('2026-11-21T10:00:00.000Z');
const refund = (refundId: number, minor: number, paymentId = payment.paymentId): Promise<void> =>
  new IssueCreditNote(context.deps).execute({
    refund: { paymentId, refundId, amount: Money.ofMinor(minor, 'EUR'), note: null, refundedAt },
  });
const annulNote = (refundId: number): Promise<void> =>
  new AnnulCreditNote(context.deps).execute({ refundId, failedAt: refundedAt });
const notes = () => context.deps.invoices.all.filter(({ document }) => document.type === 'CREDIT_NOTE');
const kinds = () => context.deps.deliveries.all.map(({ kind }) => kind);

test('a refund gets one credit note of its amount in the same series, with a mail', async () => {
  await refund(1, 1_000);
  expect(
    notes().map(({ document }) => [document.number, document.total.minor, document.correctsInvoiceId]),
  ).toEqual([[2, 1_000n, 1]]);
  expect(kinds()).toEqual(['RECEIPT', 'RECEIPT']);
});

test('a repeated event of one refund changes nothing, also when both come at once', async () => {
  await Promise.all([refund(1, 1_000), refund(1, 1_000)]);
  await refund(1, 1_000);
  expect(notes()).toHaveLength(1);
  expect(context.deps.numbers.headOf(3, 'LEGAL').nextNumber).toBe(3);
});

test('concurrent refunds never credit the same cent: together they credit the whole document', async () => {
  await Promise.all([refund(1, 5_000), refund(2, 113)]);
  const sums = (name: 'subtotal' | 'tax') =>
    notes().reduce((sum, { document }) => sum + document[name].minor, 0n);
  const original = context.deps.invoices.all[0]!.document;
  expect([sums('subtotal'), sums('tax')]).toEqual([original.subtotal.minor, original.tax.minor]);
});

test('a refund of more than the document has left is refused and takes no number', async () => {
  await refund(1, 5_000);
  await expect(refund(2, 114)).rejects.toThrow(RangeError);
  expect(notes()).toHaveLength(1);
  expect(context.deps.numbers.headOf(3, 'LEGAL').nextNumber).toBe(3);
});

test('the refund of a payment without a document fails', async () => {
  await expect(refund(1, 100, 99)).rejects.toThrow('has no document');
});

test('the credit note of a failed refund is annulled once, and its holders get a mail', async () => {
  await refund(1, 1_000);
  await annulNote(1);
  await annulNote(1);
  expect(notes().map(({ lifecycle }) => lifecycle.annulledAt)).toEqual([refundedAt]);
  expect(kinds().filter((kind) => kind === 'ANNULMENT')).toHaveLength(1);
});

test('a failed refund without a credit note changes nothing', async () => {
  await annulNote(9);
  expect(context.audit.map(({ action }) => action)).toEqual(['invoice.issued']);
});

test('an amount of an annulled credit note can be refunded again', async () => {
  await refund(1, 5_113);
  await annulNote(1);
  await refund(2, 5_113);
  expect(notes()).toHaveLength(2);
});
