import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReminderLog } from '#contract/invoices/invoice-reminders.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { system } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { MailReceipt } from '#modules/invoices/application/mail-receipt.ts';
import { RemindCustomers } from '#modules/invoices/application/remind-customers.ts';
import { receiptLetter } from '#modules/invoices/adapters/mail/receipt-letter.ts';
import { businessDate } from '#kernel/business-date.ts';
import { ChangeMerchantPlan } from '#modules/merchants/index.ts';
import { Invoices } from '#modules/invoices/ports/invoices.ts';
import { payByBank } from '#test/support/pay-by-bank.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { messages } from '#messages/message-catalogue.ts';
import { draft, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
});
afterAll(async () => {
  await callers.api.close();
  await fixture.close();
});
beforeEach(async () => {
  fixture.setNow('2026-11-01T07:00:00Z');
  await fixture.database.rows(`update merchants set plan = 'GROWTH'`);
  await put('/invoices/reminders', false);
  // Marks the invoices of earlier tests as paid.
  const open = await fixture.database.rows<{ id: number }>(
    `select id from invoices where annulled_at is null and status <> 'PAID'`,
  );
  for (const { id } of open)
    await fixture.get(Invoices).change({ id }, (invoice) => payByBank(invoice, fixture.clock.now()));
});

const put = (path: string, isPaused: boolean, bearer = 'own') => callers.api.put(path, bearer, { isPaused });
const write = async (facts: object = {}): Promise<Invoice> => {
  const answer = await callers.api.post('/invoices', 'own', draft({ dueDate: '2026-11-20', ...facts }));
  return (await answer.json()) as Invoice;
};
const morningOf = (day: string): Promise<number> => {
  fixture.setNow(`${day}T07:00:00Z`);
  return fixture.get(RemindCustomers).execute();
};
const mailsOf = ({ id }: Invoice) =>
  fixture.database.rows<{ id: number; recipient: string; state: string }>(
    `select id, recipient, state from invoice_deliveries where invoice_id = ? and kind = 'REMINDER' order by id`,
    [id],
  );

test('a customer gets each of four reminders once, and the merchant lists them', async () => {
  const invoice = await write();
  const days = [
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-21',
    '2026-11-27',
    '2026-12-04',
    '2026-12-05',
  ];
  const counts: number[] = [];
  for (const day of days) counts.push(await morningOf(day));
  expect(counts).toEqual([0, 1, 0, 1, 1, 1, 0]);

  expect((await mailsOf(invoice)).map(({ recipient }) => recipient)).toEqual(
    Array.from({ length: 4 }, () => 'kupuvach@example.com'),
  );
  const log = (await (await callers.api.get('/invoices/reminders', 'own')).json()) as {
    isPaused: boolean;
    reminders: { invoiceId: number; step: string }[];
  };
  const steps = log.reminders.filter(({ invoiceId }) => invoiceId === invoice.id).map(({ step }) => step);
  expect([log.isPaused, steps]).toEqual([false, ['AFTER_14', 'AFTER_7', 'AFTER_1', 'BEFORE_3']]);
});

test('the list of reminders has individually paused invoices and whether all are paused', async () => {
  const invoice = await write();
  const pauses = async () => {
    const answer = await callers.api.get('/invoices/reminders', 'own');
    const { isPaused, pausedInvoiceIds } = (await answer.json()) as ReminderLog;
    return { isPaused, isOnePaused: pausedInvoiceIds.includes(invoice.id) };
  };
  await put(`/invoices/${invoice.id}/reminders`, true);
  expect(await pauses()).toEqual({ isPaused: false, isOnePaused: true });
  await put('/invoices/reminders', true);
  await put(`/invoices/${invoice.id}/reminders`, false);
  expect(await pauses()).toEqual({ isPaused: true, isOnePaused: false });
});

test('concurrent reminder jobs send one reminder', async () => {
  const invoice = await write();
  const counts = await Promise.all([
    morningOf('2026-11-17'),
    morningOf('2026-11-17'),
    morningOf('2026-11-17'),
  ]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(await mailsOf(invoice)).toHaveLength(1);
});

test('a paid invoice gets no reminder, also not a queued one', async () => {
  const invoice = await write();
  await morningOf('2026-11-17');
  const [link] = await fixture.database.rows<{ id: number }>(
    'select id from payment_links where invoice_id = ?',
    [invoice.id],
  );
  const charge = Money.ofDecimal(invoice.totalAmount, 'EUR');
  await fixture.pay(callers.own, { paymentLinkId: link!.id, amount: charge, chargeAmount: charge });

  const [queued] = await mailsOf(invoice);
  await fixture.get(MailReceipt).execute({ deliveryId: queued!.id });
  expect((await mailsOf(invoice)).map(({ state }) => state)).toEqual(['FAILED']);
  expect(await morningOf('2026-11-21')).toBe(0);
});

test.each([
  ['a plan without reminders', () => fixture.database.rows(`update merchants set plan = 'STARTER'`)],
  ['all reminders of the merchant paused', () => put('/invoices/reminders', true)],
  ['its own reminders paused', ({ id }: Invoice) => put(`/invoices/${id}/reminders`, true)],
  [
    'an annulment',
    ({ id }: Invoice) => callers.api.post(`/invoices/${id}/annul`, 'own', { reason: 'Грешка' }),
  ],
])('no reminder is sent for an invoice with %s', async (_, prepare) => {
  const invoice = await write();
  await prepare(invoice);
  expect(await morningOf('2026-11-17')).toBe(0);
  expect(await mailsOf(invoice)).toEqual([]);
});

test('the job sends reminders for a merchant on GROWTH and none after a change to STARTER', async () => {
  const setPlan = (plan: 'STARTER' | 'GROWTH') =>
    fixture.get(ChangeMerchantPlan).execute({ actor: system('tests'), merchantId: callers.own, plan });
  await setPlan('STARTER');
  const invoice = await write();
  expect(await morningOf('2026-11-17')).toBe(0);
  await setPlan('GROWTH');
  expect(await morningOf('2026-11-18')).toBe(1);
  expect(await mailsOf(invoice)).toHaveLength(1);
  await setPlan('STARTER');
  expect(await morningOf('2026-11-21')).toBe(0);
  expect(await mailsOf(invoice)).toHaveLength(1);
});

test('pausing one invoice does not pause others and can be resumed', async () => {
  const [paused, other] = [await write(), await write()];
  await put(`/invoices/${paused.id}/reminders`, true);
  expect(await morningOf('2026-11-17')).toBe(1);
  expect(await mailsOf(other)).toHaveLength(1);
  await put(`/invoices/${paused.id}/reminders`, false);
  expect(await morningOf('2026-11-18')).toBe(1);
});

test('a merchant whose plan has no reminders is refused to pause them, and learns which plan has them', async () => {
  const invoice = await write();
  await fixture.database.rows(`update merchants set plan = 'STARTER'`);
  const answer = await put(`/invoices/${invoice.id}/reminders`, true);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    code: 'plans.not-in-plan',
    feature: 'reminders',
    plan: 'GROWTH',
  });
});

test('a merchant cannot pause the reminders of another merchant’s invoice', async () => {
  const { id } = await write();
  expect((await put(`/invoices/${id}/reminders`, true, 'other')).status).toBe(404);
  expect(await morningOf('2026-11-17')).toBe(1);
});

test('the reminder mail states whether the invoice is due or overdue and has the pay URL', async () => {
  const { id } = await write();
  const textOn = async (today: string) => {
    const invoice = await fixture.findInvoice(id, 'all', businessDate(today));
    return receiptLetter(invoice!, 'REMINDER', messages);
  };
  expect(await textOn('2026-11-17')).toMatchObject({
    paragraphs: ['Напомняме ви, че фактурата от „Механа Витоша“ ЕООД очаква плащане до 20.11.2026\u00a0г.'],
    button: { url: expect.stringContaining('/pay/') as string },
  });
  expect((await textOn('2026-11-21')).paragraphs[0]).toContain('изтече на 20.11.2026\u00a0г. Ако вече');
});
