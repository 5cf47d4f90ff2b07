import { beforeEach, expect, test } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { DocumentsAway, PrintFailed, PrintQueueFull } from '#kernel/print-failures.ts';
import { InvoiceLimits } from '#modules/invoices/application/invoice-limits.ts';
import { noRateLimits, type RateLimits } from '#kernel/rate-limits.ts';
import { MailReceipt } from '#modules/invoices/application/mail-receipt.ts';
import { CreateTestInvoice } from '#modules/invoices/application/create-test-invoice.ts';
import { withDocument } from '#modules/invoices/application/receipt-letter.ts';
import { SendInvoice } from '#modules/invoices/application/send-invoice.ts';
import { SendPayerReceipt } from '#modules/invoices/application/send-payer-receipt.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import { sampleDraft } from './sample-draft.ts';
import { createContext, owner, support, type Context } from './use-case-context.ts';

let context: Context;
let invoiceId: number;
beforeEach(async () => {
  context = createContext();
  context.addMerchant(3);
  context.addMerchant(4);
  invoiceId = await new WriteInvoice(context.deps).execute({ actor: owner(3), draft: sampleDraft() });
});

const send = (recipient = 'ivan@example.com', actor: Actor = owner(3)): Promise<void> =>
  new SendInvoice(context.deps).execute({ actor, invoiceId, recipient });
const mail = (): Promise<void> => new MailReceipt(context.deps).execute({ deliveryId: 1 });
/** Refuses all mails by the limit of the installation. */
const noMails: RateLimits = {
  ...noRateLimits,
  take: async ({ name }) => {
    if (name === 'installation-mail') throw new RateLimited(60);
    return null;
  },
};
const delivery = () => context.deps.deliveries.all[0];

test.each([
  ['its merchant', owner(3)],
  ['SUPPORT', support],
] as const)('a document that %s sends is queued once, with a job and an audit entry', async (_, actor) => {
  await send('ivan@example.com', actor);
  expect(context.deps.deliveries.all).toMatchObject([{ kind: 'SENT_BY_MERCHANT', status: 'QUEUED' }]);
  expect(context.queuedJobs).toEqual([{ deliveryId: 1 }]);
  expect(context.audit.at(-1)?.action).toBe('invoice.mail-asked');
});

test('a reminder by hand is a mail of its own kind with an audit entry, and only of a document with an open sum', async () => {
  const remind = (id: number) =>
    new SendInvoice(context.deps).execute({
      actor: owner(3),
      invoiceId: id,
      recipient: 'ivan@example.com',
      isReminder: true,
    });
  await remind(invoiceId);
  expect(context.deps.deliveries.all).toMatchObject([{ kind: 'REMINDER', status: 'QUEUED' }]);
  expect(context.audit.at(-1)?.action).toBe('invoice.reminded');
  const testId = await new CreateTestInvoice(context.deps).execute({ actor: owner(3) });
  await expect(remind(testId)).rejects.toMatchObject({ code: 'invoices.nothing-to-remind' });
  expect(context.deps.deliveries.all).toHaveLength(1);
});

test('an anonymous caller and an ACCOUNTANT cannot send a document', async () => {
  await expect(send('x@example.com', anonymous)).rejects.toThrow(SignInNeeded);
  await expect(send('x@example.com', { ...support, role: 'ACCOUNTANT' })).rejects.toThrow(NotAllowed);
  expect(context.deps.deliveries.all).toEqual([]);
});

test('sending the document of another merchant fails as not found', async () => {
  await expect(send('x@example.com', owner(4))).rejects.toMatchObject({ code: 'invoices.not-found' });
});

test('a PENDING merchant sends documents to its own e-mail only', async () => {
  context.addMerchant(3, { status: 'PENDING' });
  await expect(send()).rejects.toMatchObject({ code: 'invoices.own-address-only' });
  await send('Merchant3@example.com');
  expect(context.deps.deliveries.all).toHaveLength(1);
});

test('a user with an unverified e-mail sends documents to the merchant’s own e-mail only', async () => {
  const unverified = { ...owner(3), isEmailVerified: false };
  await expect(send('ivan@example.com', unverified)).rejects.toMatchObject({
    code: 'access.email-unverified',
  });
  await send('Merchant3@example.com', unverified);
  expect(context.deps.deliveries.all).toHaveLength(1);
});

test('a SUSPENDED merchant sends no documents', async () => {
  context.addMerchant(3, { status: 'SUSPENDED' });
  await expect(send()).rejects.toMatchObject({ code: 'invoices.merchant-may-not-act' });
});

test('the sixth mail within an hour to one mailbox is refused and counts against no other limit', async () => {
  for (let count = 0; count < 5; count += 1) await send();
  for (let count = 0; count < 6; count += 1)
    await expect(send('Ivan+tag@example.com')).rejects.toMatchObject({ kind: 'limited' });
  for (let count = 0; count < 5; count += 1) await send('maria@example.com');
  expect(context.deps.deliveries.all).toHaveLength(10);
});

test('the payer of a merchant that is not ACTIVE gets the document only at the e-mail of the payment', async () => {
  context.addMerchant(3, { status: 'PENDING' });
  const request = (recipient: string): Promise<void> =>
    new SendPayerReceipt(context.deps).execute({ actor: anonymous, invoiceId, recipient });
  await expect(request('x@example.com')).rejects.toMatchObject({ code: 'invoices.payer-address-only' });
  await request('ivan@example.com');
  expect(context.deps.deliveries.all.map(({ kind }) => kind)).toEqual(['ASKED_BY_PAYER']);
});

test('a queued mail is sent once, also when its job runs again', async () => {
  await send();
  await mail();
  await mail();
  expect(context.letters.sent).toHaveLength(1);
  expect(delivery()).toMatchObject({ status: 'SENT', attempts: 1 });
});

test('a permanently refused mail is FAILED after one attempt', async () => {
  await send();
  context.letters.failNext('REFUSED');
  await mail();
  expect(delivery()).toMatchObject({ status: 'FAILED', error: 'no such mailbox' });
});

test('a temporary mail error keeps the mail QUEUED with its reason and fails the job', async () => {
  await send();
  context.letters.failNext('AWAY');
  await expect(mail()).rejects.toThrow('is away');
  expect(delivery()).toMatchObject({ status: 'QUEUED', error: 'the mail server is away' });
  await mail();
  expect(delivery()).toMatchObject({ status: 'SENT', attempts: 2 });
});

test.each([
  [new DocumentsAway(null), 'Документите временно не могат да се отпечатат. Опитайте пак след малко.'],
  [new PrintQueueFull(61), 'Много документи чакат за печат. Опитайте пак след около 61 сек.'],
])('a mail is postponed to a later job while documents cannot be printed: %s', async (failure, reason) => {
  await send();
  context.deps.printer.failNext(failure);
  await mail();
  expect(delivery()).toMatchObject({ status: 'QUEUED', error: reason });
  expect(context.queuedJobs).toEqual([{ deliveryId: 1 }, { deliveryId: 1 }]);
});

test('a document that cannot be printed fails the job and keeps its reason with the mail', async () => {
  await send();
  context.deps.printer.failNext(new PrintFailed(new Error('the document was not printed within 60000 ms')));
  await expect(mail()).rejects.toMatchObject({ code: 'documents.failed' });
  const error = 'Документът не можа да се отпечата. Опитайте пак след малко.';
  expect(delivery()).toMatchObject({ status: 'QUEUED', error });
  expect(context.queuedJobs).toEqual([{ deliveryId: 1 }]);
});

test('a queued mail is not sent after its merchant is suspended', async () => {
  await send();
  context.addMerchant(3, { status: 'SUSPENDED' });
  await mail();
  expect(context.letters.sent).toEqual([]);
  expect(delivery()).toMatchObject({ status: 'FAILED' });
});

test('a payer’s request for an unknown document fails as not found', async () => {
  const command = { actor: anonymous, invoiceId: 99, recipient: 'ivan@example.com' };
  const mailed = new SendPayerReceipt(context.deps).execute(command);
  await expect(mailed).rejects.toMatchObject({ code: 'invoices.not-found' });
});

test('the sixth mail requested by payers within an hour to one mailbox is refused, one to the payer’s own address is not', async () => {
  const request = (recipient: string) =>
    new SendPayerReceipt(context.deps).execute({ actor: anonymous, invoiceId, recipient });
  for (let count = 0; count < 5; count += 1) await request('other@example.com');
  await expect(request('other@example.com')).rejects.toMatchObject({ kind: 'limited' });
  await request('ivan@example.com');
  expect(context.deps.deliveries.all).toHaveLength(6);
});

test('what payers ask for uses up no mail of the merchant with the same document to the same mailbox', async () => {
  const request = () =>
    new SendPayerReceipt(context.deps).execute({
      actor: anonymous,
      invoiceId,
      recipient: 'other@example.com',
    });
  for (let count = 0; count < 5; count += 1) await request();
  await send('other@example.com');
  expect(context.deps.deliveries.all).toHaveLength(6);
});

test('a receipt above the limit of the installation stays queued and is postponed to a later job', async () => {
  const limited = { ...context.deps, limits: new InvoiceLimits({ counts: noMails, mailsPerHour: 0 }) };
  await context.deps.receipts.execute({ actor: anonymous, invoiceId, recipient: 'ivan@example.com' });
  await new MailReceipt(limited).execute({ deliveryId: 1 });
  expect(delivery()).toMatchObject({ kind: 'RECEIPT', status: 'QUEUED' });
  expect(context.queuedJobs).toEqual([{ deliveryId: 1 }, { deliveryId: 1 }]);
  expect(context.letters.sent).toEqual([]);
});

test('the customer gets the original, and holders of an annulled document get a copy', async () => {
  await send();
  const { receipts } = context.deps;
  await receipts.execute({ actor: owner(3), invoiceId, recipient: 'book@example.com', kind: 'ANNULMENT' });
  await mail();
  await new MailReceipt(context.deps).execute({ deliveryId: 2 });
  const texts = context.letters.of(withDocument).map(({ pdf }) => Buffer.from(pdf).toString());
  expect(texts).toEqual([expect.stringContaining('ОРИГИНАЛ'), expect.stringContaining('КОПИЕ')]);
});

test('mails requested by payers do not count against the limit of their merchant', async () => {
  for (let document = 0; document < 4; document += 1) {
    const id = await new WriteInvoice(context.deps).execute({ actor: owner(3), draft: sampleDraft() });
    for (let payer = 0; payer < 8; payer += 1) {
      const recipient = `payer-${document}-${payer}@example.com`;
      await new SendPayerReceipt(context.deps).execute({ actor: anonymous, invoiceId: id, recipient });
    }
  }
  await send();
  expect(context.deps.deliveries.all).toHaveLength(33);
});
