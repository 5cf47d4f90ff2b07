import { beforeEach, expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import { IssueInvoiceForPayment } from '#modules/invoices/application/issue-invoice-for-payment.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import { payment } from './domain/sample-document.ts';
import { sampleDraft } from './sample-draft.ts';
import { createContext, owner, type Context } from './use-case-context.ts';

let context: Context;
beforeEach(() => {
  context = createContext();
  context.addMerchant(3);
});

const all = () => context.deps.invoices.all;
/** The written invoice of a payment link. */
const writtenOf = (paymentLinkId: number | null): number | null => {
  const place = all().findIndex(({ document }) => document.paymentLinkId === paymentLinkId);
  return paymentLinkId === null || place < 0 ? null : place + 1;
};
const issue = (about: Partial<SucceededPayment> = {}): Promise<void> => {
  const succeeded = { ...payment, ...about };
  const writtenInvoiceId = writtenOf(succeeded.paymentLinkId);
  return new IssueInvoiceForPayment(context.deps).execute({ payment: { ...succeeded, writtenInvoiceId } });
};
const deliveries = () => context.deps.deliveries.all;

/** A written invoice over 24 euro. @returns its payment link */
const write = async (): Promise<number> => {
  const command = { actor: owner(3), draft: sampleDraft() };
  const id = await new WriteInvoice(context.deps).execute(command);
  return (await context.deps.invoices.find({ id }))!.invoice.document.paymentLinkId!;
};
const askedAmount = Money.ofMinor(2_400, 'EUR');

test('a succeeded payment gets one paid document with a number, a receipt and a job', async () => {
  await issue();
  expect(
    all().map(({ document, lifecycle }) => [document.number, document.paymentId, lifecycle.status]),
  ).toEqual([[1, 7, 'PAID']]);
  expect(deliveries()).toMatchObject([{ kind: 'RECEIPT', recipient: 'ivan@example.com', status: 'QUEUED' }]);
  expect(context.queuedJobs).toEqual([{ deliveryId: 1 }]);
  expect(context.audit.map(({ action }) => action)).toEqual(['invoice.issued']);
});

test('a repeated event of one payment takes no number and queues no mail, also when both come at once', async () => {
  await Promise.all([issue(), issue()]);
  await issue();
  expect(all()).toHaveLength(1);
  expect(deliveries()).toHaveLength(1);
  expect(context.deps.numbers.headOf(3, 'LEGAL').nextNumber).toBe(2);
});

test('a second receipt to one address queues neither a mail nor a job', async () => {
  await issue();
  await context.deps.receipts.execute({ actor: owner(3), invoiceId: 1, recipient: 'ivan@example.com' });
  expect(deliveries()).toHaveLength(1);
  expect(context.queuedJobs).toEqual([{ deliveryId: 1 }]);
});

test('a payment without a customer e-mail gets a document and no mail', async () => {
  await issue({ customerEmail: null });
  expect(all()).toHaveLength(1);
  expect(deliveries()).toEqual([]);
});

test('a payment of an unknown merchant fails and takes no number', async () => {
  await expect(issue({ merchantId: 99 })).rejects.toThrow('has no merchant');
  expect(all()).toEqual([]);
});

test('a failure after the number was taken rolls back number, document and mail', async () => {
  const failing = { record: () => Promise.reject(new Error('audit away')) };
  const command = { payment: { ...payment, writtenInvoiceId: null } };
  const issuing = new IssueInvoiceForPayment({ ...context.deps, audit: failing }).execute(command);
  await expect(issuing).rejects.toThrow('audit away');
  expect([all(), deliveries(), context.queuedJobs]).toEqual([[], [], []]);
  expect(context.deps.numbers.headOf(3, 'LEGAL').nextNumber).toBe(1);
});

test('the payment of a written invoice marks it PAID and gets no second document', async () => {
  const paymentLinkId = await write();
  await issue({ paymentLinkId, chargeAmount: askedAmount, amount: askedAmount });
  expect(all().map(({ lifecycle, document }) => [lifecycle.status, document.paymentId])).toEqual([
    ['PAID', null],
  ]);
  expect(deliveries().map(({ kind }) => kind)).toEqual(['RECEIPT']);
});

test('a duplicate payment of a written invoice gets a document of its own', async () => {
  const paymentLinkId = await write();
  await issue({ paymentLinkId, chargeAmount: askedAmount, amount: askedAmount });
  await issue({
    paymentLinkId,
    chargeAmount: askedAmount,
    amount: askedAmount,
    paymentId: 8,
    duplicateOf: 7,
  });
  expect(all().map(({ document }) => document.paymentId)).toEqual([null, 8]);
});

test('a repeated event of the payment of a written invoice changes nothing', async () => {
  const paymentLinkId = await write();
  await issue({ paymentLinkId, chargeAmount: askedAmount, amount: askedAmount });
  await issue({ paymentLinkId, chargeAmount: askedAmount, amount: askedAmount });
  expect(all()).toHaveLength(1);
  expect(deliveries()).toHaveLength(1);
});

test('a smaller payment pays a part of its written invoice, and its link is renewed by a job', async () => {
  const paymentLinkId = await write();
  const part = Money.ofMinor(2_399, 'EUR');
  await issue({ paymentLinkId, chargeAmount: part, amount: part });
  expect(all()).toMatchObject([{ lifecycle: { status: 'PENDING', paid: part } }]);
  expect(deliveries()).toEqual([]);
  expect(context.queuedJobs).toEqual([{ invoiceId: 1 }]);
});

test('an overpaid payment gets no document', async () => {
  await issue({ paymentLinkId: await write(), overpaid: true });
  expect(all()).toMatchObject([{ lifecycle: { status: 'PENDING' } }]);
  expect(deliveries()).toEqual([]);
});

test('a payment that arrives after its written invoice was annulled gets a document of its own', async () => {
  const paymentLinkId = await write();
  await context.deps.invoices.change({ id: 1 }, (invoice) =>
    invoice.annul('Грешка', context.deps.clock.now()),
  );
  await issue({ paymentLinkId, chargeAmount: askedAmount, amount: askedAmount });
  expect(all().map(({ lifecycle }) => lifecycle.status)).toEqual(['PENDING', 'PAID']);
});
