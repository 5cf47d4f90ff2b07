import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReminderLog } from '#contract/invoice-reminders.ts';
import type { Invoice } from '#contract/invoices.ts';
import { system } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { MailReceipt } from '#modules/invoices/application/mail-receipt.ts';
import { RemindCustomers } from '#modules/invoices/application/remind-customers.ts';
import { receiptLetter } from '#modules/invoices/adapters/mail/receipt-letter.ts';
import { businessDate } from '#kernel/business-date.ts';
import { ChangeMerchantPlan } from '#modules/merchants/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { messages } from '#messages/message-catalogue.ts';
import { draft, openOffice, type Office } from './invoice-people.ts';

let fixture: InvoicesFixture;
let office: Office;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  office = await openOffice(fixture);
});
afterAll(async () => {
  await office.api.close();
  await fixture.close();
});
beforeEach(async () => {
  fixture.setNow('2026-11-01T07:00:00Z');
  await fixture.database.rows(`update merchants set plan = 'GROWTH'`);
  await put('/invoices/reminders', false);
  // What earlier tests wrote waits no more.
  await fixture.database.rows(
    `update invoices set status = 'PAID', paid_minor = total_minor, paid_at = now()
     where annulled_at is null and status <> 'PAID'`,
  );
});

const put = (path: string, isPaused: boolean, bearer = 'own') => office.api.put(path, bearer, { isPaused });
const write = async (facts: object = {}): Promise<Invoice> => {
  const answer = await office.api.post('/invoices', 'own', draft({ dueDate: '2026-11-20', ...facts }));
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

test('four reminders, each once, to the customer, and the log shows them', async () => {
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
  const log = (await (await office.api.get('/invoices/reminders', 'own')).json()) as {
    isPaused: boolean;
    reminders: { invoiceId: number; step: string }[];
  };
  const steps = log.reminders.filter(({ invoiceId }) => invoiceId === invoice.id).map(({ step }) => step);
  expect([log.isPaused, steps]).toEqual([false, ['AFTER_14', 'AFTER_7', 'AFTER_1', 'BEFORE_3']]);
});

test('the log says which invoices are paused by themselves, and whether all are', async () => {
  const invoice = await write();
  const pauses = async () => {
    const answer = await office.api.get('/invoices/reminders', 'own');
    const { isPaused, pausedInvoiceIds } = (await answer.json()) as ReminderLog;
    return { isPaused, isOnePaused: pausedInvoiceIds.includes(invoice.id) };
  };
  await put(`/invoices/${invoice.id}/reminders`, true);
  expect(await pauses()).toEqual({ isPaused: false, isOnePaused: true });
  await put('/invoices/reminders', true);
  await put(`/invoices/${invoice.id}/reminders`, false);
  expect(await pauses()).toEqual({ isPaused: true, isOnePaused: false });
});

test('two mornings at once remind once', async () => {
  const invoice = await write();
  const counts = await Promise.all([
    morningOf('2026-11-17'),
    morningOf('2026-11-17'),
    morningOf('2026-11-17'),
  ]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(await mailsOf(invoice)).toHaveLength(1);
});

test('the moment it is paid nothing more goes out, not even what was queued', async () => {
  const invoice = await write();
  await morningOf('2026-11-17');
  const [link] = await fixture.database.rows<{ id: number }>(
    'select id from payment_links where invoice_id = ?',
    [invoice.id],
  );
  const charge = Money.ofDecimal(invoice.totalAmount, 'EUR');
  await fixture.pay(office.own, { paymentLinkId: link!.id, price: charge, charge });

  const [queued] = await mailsOf(invoice);
  await fixture.get(MailReceipt).execute({ deliveryId: queued!.id });
  expect((await mailsOf(invoice)).map(({ state }) => state)).toEqual(['FAILED']);
  expect(await morningOf('2026-11-21')).toBe(0);
});

test.each([
  ['a plan without reminders', () => fixture.database.rows(`update merchants set plan = 'STARTER'`)],
  ['all of them paused', () => put('/invoices/reminders', true)],
  ['this one paused', ({ id }: Invoice) => put(`/invoices/${id}/reminders`, true)],
  ['annulled', ({ id }: Invoice) => office.api.post(`/invoices/${id}/annul`, 'own', { reason: 'Грешка' })],
])('%s: none', async (_, prepare) => {
  const invoice = await write();
  await prepare(invoice);
  expect(await morningOf('2026-11-17')).toBe(0);
  expect(await mailsOf(invoice)).toEqual([]);
});

test('a merchant set to GROWTH gets reminders by the job, set back to STARTER none', async () => {
  const setPlan = (plan: 'STARTER' | 'GROWTH') =>
    fixture.get(ChangeMerchantPlan).execute({ actor: system('tests'), merchantId: office.own, plan });
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

test('a pause of one leaves the others, and can be taken back', async () => {
  const [paused, other] = [await write(), await write()];
  await put(`/invoices/${paused.id}/reminders`, true);
  expect(await morningOf('2026-11-17')).toBe(1);
  expect(await mailsOf(other)).toHaveLength(1);
  await put(`/invoices/${paused.id}/reminders`, false);
  expect(await morningOf('2026-11-18')).toBe(1);
});

test('somebody else’s invoice cannot be paused', async () => {
  const { id } = await write();
  expect((await put(`/invoices/${id}/reminders`, true, 'other')).status).toBe(404);
  expect(await morningOf('2026-11-17')).toBe(1);
});

test('the mail says whether the day is coming or over, and where to pay', async () => {
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
