import { beforeEach, expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { MailReceipt } from '#modules/invoices/application/mail-receipt.ts';
import { PauseReminders } from '#modules/invoices/application/pause-reminders.ts';
import { RemindCustomers } from '#modules/invoices/application/remind-customers.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import { payByBank } from '#test/support/pay-by-bank.ts';
import { sampleDraft } from './sample-draft.ts';
import { createContext, owner, type Context } from './use-case-context.ts';

let context: Context;
let invoiceId: number;
beforeEach(async () => {
  context = createContext();
  context.addMerchant(3);
  context.addMerchant(4);
  const dueDate = businessDate('2026-12-01');
  invoiceId = await new WriteInvoice(context.deps).execute({
    actor: owner(3),
    draft: sampleDraft({ dueDate }),
  });
  const issueDate = businessDate('2026-11-20');
  context.deps.reminders.addUnpaid({
    invoiceId,
    merchantId: 3,
    issueDate,
    dueDate,
    recipient: 'ivan@example.com',
  });
  context.setNow('2026-11-28T07:00:00.000Z');
});

const remind = (): Promise<number> => new RemindCustomers(context.deps).execute();
const pause = (actor = owner(3), id: number | null = invoiceId, isPaused = true): Promise<void> =>
  new PauseReminders({ ...context.deps, config: { operatorMerchantId: 3 } }).execute({
    actor,
    invoiceId: id,
    isPaused,
  });
const mails = () => context.deps.deliveries.all.map(({ kind, recipient }) => [kind, recipient]);

test('a customer gets each reminder step once, also when two jobs run concurrently', async () => {
  expect(await Promise.all([remind(), remind()])).toEqual([1, 0]);
  expect(await remind()).toBe(0);
  context.setNow('2026-12-02T07:00:00.000Z');
  expect(await remind()).toBe(1);
  expect(mails()).toEqual([
    ['REMINDER', 'ivan@example.com'],
    ['REMINDER', 'ivan@example.com'],
  ]);
});

test('an invoice that is not due for a reminder gets none', async () => {
  context.setNow('2026-11-24T07:00:00.000Z');
  expect(await remind()).toBe(0);
});

test('a paused invoice gets no reminder until its merchant resumes', async () => {
  await pause();
  expect(await remind()).toBe(0);
  await pause(owner(3), invoiceId, false);
  expect(await remind()).toBe(1);
});

test('no reminder is sent for a merchant that paused all reminders', async () => {
  await pause(owner(3), null);
  expect(await remind()).toBe(0);
});

test('another merchant cannot pause the reminders of an invoice', async () => {
  await expect(pause(owner(4))).rejects.toMatchObject({ code: 'invoices.not-found' });
  expect(await remind()).toBe(1);
});

test('a SUSPENDED merchant cannot pause reminders', async () => {
  context.addMerchant(3, { status: 'SUSPENDED' });
  await expect(pause()).rejects.toMatchObject({ code: 'invoices.merchant-may-not-act' });
});

test('a queued reminder is not sent after its invoice is paid', async () => {
  await remind();
  await context.deps.invoices.change({ id: invoiceId }, (invoice) =>
    payByBank(invoice, context.deps.clock.now()),
  );
  await new MailReceipt(context.deps).execute({ deliveryId: 1 });
  expect(context.letters.sent).toEqual([]);
  expect(context.deps.deliveries.all).toMatchObject([{ status: 'FAILED' }]);
});
