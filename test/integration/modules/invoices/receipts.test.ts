import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { system } from '#kernel/actor.ts';
import type { JobHandler } from '#kernel/jobs.ts';
import { firstSentReceipt } from '#modules/invoices/adapters/postgres/first-sent-receipt.ts';
import { QueueReceipt } from '#modules/invoices/application/queue-receipt.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import type { InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import type { SmtpInbox } from '#test/support/smtp-inbox.ts';
import { openInvoiceMails, type InvoiceMails } from './invoice-mails.ts';

let fixture: InvoicesFixture;
let inbox: SmtpInbox;
let mailReceipt: JobHandler;
let close: InvoiceMails['close'];
beforeAll(async () => {
  ({ inbox, fixture, mailReceipt, close } = await openInvoiceMails());
});
afterAll(async () => {
  await close();
});
beforeEach(() => {
  inbox.mails.length = 0;
});

type Delivery = Readonly<{
  id: number;
  state: string;
  attempts: number;
  last_error: string | null;
  sent_at: string | null;
  message_id: string;
}>;

const queue = async (facts: Partial<SucceededPayment> = {}, merchant: object = {}): Promise<number> => {
  const { paymentId } = await fixture.pay(await fixture.addMerchant(merchant), facts);
  const [row] = await fixture.database.rows<{ id: number }>(
    'select d.id from invoice_deliveries d join invoices i on i.id = d.invoice_id where i.payment_id = ?',
    [paymentId],
  );
  return row!.id;
};

const deliveryOf = async (id: number): Promise<Delivery> =>
  (await fixture.database.rows<Delivery>('select * from invoice_deliveries where id = ?', [id]))[0]!;

const attempt = (deliveryId: number): Promise<void> => mailReceipt.handle({ deliveryId });

test('the payer gets one mail with the original as PDF, and the delivery is SENT', async () => {
  const id = await queue();
  await attempt(id);

  expect(inbox.mails).toHaveLength(1);
  const [mail] = inbox.mails;
  expect([mail?.from, mail?.to]).toEqual(['receipts@plateno.example', ['ivan@example.com']]);
  const read = readMail(mail!.raw);
  const delivery = await deliveryOf(id);
  expect(read.headers.get('message-id')).toBe(delivery.message_id);
  expect(read.headers.get('to')).toBe('ivan@example.com');
  expect(read.headers.get('subject')?.replaceAll('\u00a0', ' ')).toBe(
    '„Механа Витоша“ ЕООД: фактура № 0000000001 за 51,13 €',
  );
  expect(delivery).toMatchObject({ state: 'SENT', attempts: 1, last_error: null });
  expect(delivery.sent_at).not.toBeNull();

  const attachment = read.parts.find(({ type }) => type === 'application/pdf');
  expect(attachment?.fileName).toBe('faktura-0000000001.pdf');
  const { text } = await readPdf(attachment!.content);
  expect(text).toContain('ОРИГИНАЛ');
  expect(text).toContain('0000000001');
});

test('the first sent receipt of a payment is the mail that was sent first, and there is none before', async () => {
  const { paymentId } = await fixture.pay(await fixture.addMerchant());
  const [document] = await fixture.database.rows<{ id: number; invoiceNumber: string }>(
    'select id, invoice_number as "invoiceNumber" from invoices where payment_id = ?',
    [paymentId],
  );
  const { id, invoiceNumber } = document!;
  const mail = (recipient: string, sentAt: Date) =>
    fixture.database.rows(
      `insert into invoice_deliveries (invoice_id, kind, recipient, message_id, state, requested_by, sent_at, created_at)
       values (:id, 'SENT_BY_MERCHANT', :recipient, gen_random_uuid(), 'SENT', 'tests', :sentAt, :sentAt)`,
      { id, recipient, sentAt },
    );
  expect(await firstSentReceipt(fixture, paymentId)).toBeNull();
  const sentAt = new Date('2026-11-20T12:00:00Z');
  await mail('maria@example.com', new Date('2026-11-20T12:00:01Z'));
  await mail('petar@example.com', sentAt);
  expect(await firstSentReceipt(fixture, paymentId)).toEqual({
    invoiceNumber,
    recipient: 'petar@example.com',
    sentAt,
  });
});

test('a second receipt of one document to the same address is not queued, one to another is', async () => {
  const first = await queue();
  const { invoice_id: invoiceId } = (await deliveryOf(first)) as unknown as { invoice_id: number };
  const receipts = fixture.get(QueueReceipt);
  for (const recipient of ['IVAN@example.com', 'other@example.com'])
    await receipts.execute({ actor: system('tests'), invoiceId, recipient });
  const queuedJobs = await fixture.database.rows<{ id: number }>(
    `select (data->>'deliveryId')::int as id from pgboss.job where name = 'invoices.mail-receipt'
     and (data->>'deliveryId')::int >= ? order by id`,
    [first],
  );
  expect(queuedJobs).toHaveLength(2);
  for (const { id } of queuedJobs) await attempt(id);
  expect(inbox.mails.map(({ to }) => to)).toEqual([['ivan@example.com'], ['other@example.com']]);
});

test('text and HTML of a receipt have the same content, in the language of the payment', async () => {
  await attempt(await queue({ language: 'en', description: 'Guided hike' }));
  const read = readMail(inbox.mails[0]!.raw);
  const text = partOf(read, 'text/plain').toString().replace(/\s+/g, ' ');
  const html = partOf(read, 'text/html').toString();
  expect(text).toContain('Hello Иван Петров, Your payment to „Механа Витоша“ ЕООД was received.');
  expect(text).toContain('For: Guided hike Date: 20/11/2026 Invoice: № 0000000001');
  for (const part of ['Hello Иван Петров', '€51.13', 'Guided hike', '20/11/2026', '0000000001']) {
    expect(html).toContain(part);
  }
  expect(read.headers.get('content-language')).toBe('en');
});

test('user input in a receipt is escaped: no markup, no second header, no second recipient', async () => {
  const id = await queue(
    { customerName: '<img src=x onerror=alert(1)>', description: '<a href="https://evil.example">x</a>' },
    { businessName: 'Крадец\r\nBcc: all@example.com,\u0007\u001b[31m Фирма <b>ООД</b>' },
  );
  await attempt(id);

  const [mail] = inbox.mails;
  expect(mail?.to).toEqual(['ivan@example.com']);
  const read = readMail(mail!.raw);
  expect(read.headers.has('bcc')).toBe(false);
  expect(read.headers.get('from')).toMatch(
    /Крадец Bcc: all@example\.com.* чрез Plateno"? <receipts@plateno\.example>$/,
  );
  expect(read.headers.get('reply-to')).toMatch(/^[^,\s]+@[^,\s]+$/);
  expect(read.headers.get('subject')).toContain('Крадец Bcc: all@example.com');
  expect(read.headers.get('subject')).not.toMatch(/\p{Cc}/u);
  const html = partOf(read, 'text/html').toString();
  expect(html).not.toMatch(/<img|<b>/);
  expect(html.match(/<a [^>]*href="[^"]+"/g)).toHaveLength(2);
  expect(html).not.toContain('href="https://evil.example"');
  expect(html).toContain('&lt;img src&#x3D;x');
});

test.each(['ivan@example.com, all@example.com', 'ivan@example.com\r\nRCPT TO:<all@example.com>'])(
  'a receipt is never sent to a second address: %j',
  async (customerEmail) => {
    await attempt(await queue({ customerEmail })).catch(() => undefined);
    expect(inbox.mails.flatMap(({ to }) => to)).not.toContain('all@example.com');
    expect(inbox.mails.every(({ to }) => to.length === 1)).toBe(true);
  },
);

test('a sent receipt is not sent again when its job runs again', async () => {
  const id = await queue();
  for (let times = 0; times < 3; times += 1) await attempt(id);

  expect(inbox.mails).toHaveLength(1);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SENT', attempts: 1 });
});

test.each(['recipient', 'content'] as const)(
  'a 550 to the %s makes a mail FAILED after one attempt and stores the reason',
  async (at) => {
    const id = await queue();
    inbox.failNext({ at, code: 550 });
    const before = inbox.conversations();
    await attempt(id);
    await attempt(id);

    expect(inbox.conversations()).toBe(before + 1);
    expect(inbox.mails).toEqual([]);
    expect(await deliveryOf(id)).toMatchObject({
      state: 'FAILED',
      attempts: 1,
      last_error: expect.stringContaining('550') as string,
      sent_at: null,
    });
  },
);

test.each(['recipient', 'content'] as const)('a mail is retried after a 451 to the %s', async (at) => {
  const id = await queue();
  inbox.failNext({ at, code: 451 });

  await expect(attempt(id)).rejects.toThrow('451');
  expect(await deliveryOf(id)).toMatchObject({
    state: 'QUEUED',
    attempts: 1,
    last_error: expect.stringContaining('451') as string,
  });
  await attempt(id);
  expect(inbox.mails).toHaveLength(1);
  expect(await deliveryOf(id)).toMatchObject({ state: 'SENT', attempts: 2, last_error: null });
});

test('a mail whose acknowledgement was lost is sent again with the same Message-ID', async () => {
  const id = await queue();
  inbox.failNext({ at: 'acknowledgement' });

  await expect(attempt(id)).rejects.toThrow('closed');
  expect(await deliveryOf(id)).toMatchObject({ state: 'QUEUED', attempts: 1 });
  await attempt(id);

  const ids = inbox.mails.map(({ raw }) => readMail(raw).headers.get('message-id'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids)).toEqual(new Set([(await deliveryOf(id)).message_id]));
  expect(await deliveryOf(id)).toMatchObject({ state: 'SENT', attempts: 2 });
});

test('a sent mail is in the audit log once', async () => {
  const id = await queue();
  await attempt(id);
  await attempt(id);

  const entries = await fixture.database.rows(
    `select a.actor, a.action from audit_log a join invoice_deliveries d on a.subject_id = d.invoice_id::text
     where d.id = ? and a.action = 'invoice.mailed'`,
    [id],
  );
  expect(entries).toEqual([{ actor: 'system:mail', action: 'invoice.mailed' }]);
});

test('running workers send a receipt, and retry it after a temporary refusal', async () => {
  await fixture.database.rows(`delete from pgboss.job where name = 'invoices.mail-receipt'`);
  inbox.failNext({ at: 'content', code: 451 });
  const id = await queue();
  await fixture.jobs.work(fixture.parts.jobs!);
  await inbox.received(1);
  await fixture.jobs.drain();

  expect(await deliveryOf(id)).toMatchObject({ state: 'SENT', attempts: 2 });
});
