import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import { RemindCustomers } from '#modules/invoices/application/remind-customers.ts';
import { MailReceipt } from '#modules/invoices/application/mail-receipt.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { anonymous } from '#kernel/actor.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { openSmtpInbox, type SmtpInbox } from '#test/support/smtp-inbox.ts';
import { openCallers, type Callers } from './invoice-callers.ts';

const perHour = 40;
let fixture: InvoicesFixture;
let inbox: SmtpInbox;
let callers: Callers;

beforeAll(async () => {
  inbox = await openSmtpInbox();
  fixture = await createInvoicesFixture({ smtpUrl: inbox.url, mailsPerHour: perHour });
  callers = await openCallers(fixture);
});
afterAll(async () => {
  await callers.api.close();
  await fixture.close();
  await inbox.close();
});
beforeEach(async () => {
  inbox.mails.length = 0;
  await fixture.database.rows('delete from rate_limits');
});

const setStatus = (id: number, status: string) =>
  fixture.database.rows('update merchants set status = ? where id = ?', [status, id]);
const testDocument = async (bearer = 'own'): Promise<Invoice> =>
  (await (await callers.post('/invoices/test-create', bearer)).json()) as Invoice;
/** Sends a document by e-mail. @returns the HTTP status, and code and message of a refusal */
const send = async ({ id }: Pick<Invoice, 'id'>, email: string, bearer = 'own', language = 'bg') => {
  const answer = await callers.post(`/invoices/${id}/send-email`, bearer, { email }, language);
  const { code = null, message = '' } = (await answer.json()) as Partial<ErrorBody>;
  return { status: answer.status, code, message, retryAfter: Number(answer.headers.get('retry-after')) };
};
const ownEmail = async (): Promise<string> => {
  const [row] = await fixture.database.rows<{ email: string }>('select email from merchants where id = ?', [
    callers.own,
  ]);
  return row!.email;
};
const documentOf = async ({ paymentId }: SucceededPayment): Promise<{ id: number }> => {
  const [row] = await fixture.database.rows<{ id: number }>('select id from invoices where payment_id = ?', [
    paymentId,
  ]);
  return row!;
};
const queued = (invoiceId: number) =>
  fixture.database.rows<{ id: number; kind: string; state: string; reason: string | null }>(
    `select id, kind, state, last_error as reason from invoice_deliveries where invoice_id = ? order by id`,
    [invoiceId],
  );
const fill = async (name: string, key: string, times: number, seconds = 3_600): Promise<void> => {
  const limit = { name, times, seconds };
  for (let taken = 0; taken < times; taken += 1) await fixture.get(RateLimits).take(limit, key);
};

test('at most five test documents a day are mailed to other addresses; the merchant’s own address is not counted', async () => {
  const documents: Invoice[] = [];
  for (let made = 0; made < 7; made += 1) documents.push(await testDocument());
  for (const [place, document] of documents.slice(0, 5).entries()) {
    expect((await send(document, `a${place}@example.com`)).status).toBe(200);
  }
  const refused = await send(documents[5]!, 'another@example.com');
  expect(refused).toMatchObject({ status: 429, code: 'invoices.limit.test-mails' });
  expect(refused.retryAfter).toBeGreaterThan(3_600);
  expect((await send(documents[6]!, await ownEmail())).status).toBe(200);
});

test('a merchant creates at most twenty test documents an hour and thirty written invoices a minute', async () => {
  await fill('test-document', String(callers.own), 20);
  await fill('written-invoice', String(callers.own), 30, 60);
  const test = await callers.post('/invoices/test-create', 'own', {}, 'en');
  expect([test.status, ((await test.json()) as ErrorBody).code]).toEqual([
    429,
    'invoices.limit.test-documents',
  ]);
  expect((await callers.post('/invoices/test-create', 'other')).status).toBe(201);
  await expect(callers.write()).rejects.toThrow('201');
});

test('a merchant sends at most thirty mails an hour; another merchant is not affected', async () => {
  const { id } = await callers.write();
  const others = await callers.write({}, 'other').catch(() => testDocument('other'));
  await fill('merchant-mail', String(callers.own), 30);
  const refused = await send({ id }, 'a@example.com', 'own', 'en');
  expect(refused).toMatchObject({ status: 429, code: 'invoices.limit.merchant' });
  expect(refused.message).toContain('mailed too many documents');
  expect((await send(others, 'a@example.com', 'other')).status).toBe(200);
});

test('at most five mails an hour go to one mailbox from all merchants together, in any spelling of its address', async () => {
  const [own, others] = [await testDocument(), await testDocument('other')];
  const written = ['x@example.com', 'X@Example.com', 'x+1@example.com', 'x+2@example.com', 'x@EXAMPLE.com'];
  for (const [place, email] of written.entries()) {
    const [document, bearer] = place % 2 === 0 ? [own, 'own'] : [others, 'other'];
    expect((await send(document, email, bearer)).status).toBe(200);
  }
  const refused = await send(others, 'x+3@example.com', 'other');
  expect(refused).toMatchObject({ status: 429, code: 'invoices.limit.mailbox' });
  expect(refused.retryAfter).toBeGreaterThan(0);
});

test('a mail that one limit refuses is not counted in the other limits', async () => {
  const { id } = await callers.write();
  await fill('mailbox-mail', 'full@example.com', 5);
  for (let tries = 0; tries < 12; tries += 1) await send({ id }, 'full@example.com');
  expect((await send({ id }, 'free@example.com')).status).toBe(200);
});

test('at the limit of the installation requested mails are refused and a receipt is sent later', async () => {
  const payment = await fixture.pay(callers.own);
  const document = await documentOf(payment);
  await fill('installation-mail', 'all', perHour);
  expect(await send(document, 'a@example.com')).toMatchObject({
    status: 429,
    code: 'invoices.limit.installation',
  });

  const [receipt] = await queued(document.id);
  expect(receipt).toMatchObject({ kind: 'RECEIPT', state: 'QUEUED' });
  await fixture.get(MailReceipt).execute({ deliveryId: receipt!.id });
  expect(inbox.mails).toEqual([]);
  expect((await queued(document.id))[0]).toMatchObject({
    state: 'QUEUED',
    reason: expect.any(String) as string,
  });

  await fixture.database.rows('delete from rate_limits');
  await fixture.get(MailReceipt).execute({ deliveryId: receipt!.id });
  expect(inbox.mails.map(({ to }) => to)).toEqual([[payment.customerEmail]]);
  expect((await queued(document.id))[0]).toMatchObject({ state: 'SENT', reason: null });
});

test('a mail queued before its merchant was suspended is not sent', async () => {
  const { id } = await callers.write();
  await send({ id }, 'foreign@example.com');
  await setStatus(callers.own, 'SUSPENDED');
  try {
    const [mail] = await queued(id);
    await fixture.get(MailReceipt).execute({ deliveryId: mail!.id });
    expect((await queued(id))[0]).toMatchObject({ state: 'FAILED' });
    for (const bearer of ['support', 'admin']) {
      expect(await send({ id }, 'foreign@example.com', bearer)).toMatchObject({
        status: 403,
        code: 'invoices.own-address-only',
      });
    }
    expect(inbox.mails).toEqual([]);
  } finally {
    await setStatus(callers.own, 'ACTIVE');
  }
});

test('a merchant that is not ACTIVE sends no reminders, also not those already queued', async () => {
  await fixture.database.rows(`update merchants set plan = 'PRO'`);
  fixture.setNow('2026-12-01T07:00:00Z');
  const [first, second] = [
    await callers.write({ dueDate: '2026-12-20' }),
    await callers.write({ dueDate: '2026-12-22' }),
  ];
  fixture.setNow('2026-12-17T07:00:00Z');
  expect(await fixture.get(RemindCustomers).execute()).toBeGreaterThan(0);
  await setStatus(callers.own, 'PENDING');
  try {
    const [reminder] = await queued(first.id);
    await fixture.get(MailReceipt).execute({ deliveryId: reminder!.id });
    expect((await queued(first.id))[0]).toMatchObject({ kind: 'REMINDER', state: 'FAILED' });
    fixture.setNow('2026-12-19T07:00:00Z');
    expect(await fixture.get(RemindCustomers).execute()).toBe(0);
    expect([await queued(second.id), inbox.mails]).toEqual([[], []]);
  } finally {
    await setStatus(callers.own, 'ACTIVE');
    fixture.setNow('2026-12-20T12:00:00Z');
  }
});

test('a payer of a suspended merchant receives the document only at the e-mail of the payment', async () => {
  const payment = await fixture.pay(callers.own);
  const { customerEmail } = payment;
  const document = await documentOf(payment);
  const request = (recipient: string) =>
    fixture.get(DocumentsOfPayments).mail({ actor: anonymous, invoiceId: document.id, recipient });
  await setStatus(callers.own, 'SUSPENDED');
  try {
    await expect(request('foreign@example.com')).rejects.toMatchObject({
      code: 'invoices.payer-address-only',
    });
    await request(customerEmail!);
  } finally {
    await setStatus(callers.own, 'ACTIVE');
  }
  expect((await queued(document.id)).map(({ kind }) => kind)).toEqual(['RECEIPT', 'ASKED_BY_PAYER']);
});
