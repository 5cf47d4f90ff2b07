import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices.ts';
import { freePort } from '#development/ports.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openSmtpInbox, type SmtpInbox } from '#test/support/smtp-inbox.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let port: number;
let inbox: SmtpInbox | undefined;

beforeAll(async () => {
  port = await freePort();
  shop = await startApplication({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
  await inbox?.close();
});

/** Paid by somebody who wants a receipt. */
const sell = async (customerEmail: string): Promise<Invoice> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant), { customerEmail });
  await shop.control.pay({ session: checkout.sessionId });
  expect((await shop.returnFrom(checkout)).status).toBe('SUCCEEDED');
  const { invoiceId } = await shop.payment(checkout.paymentId);
  return accepted(await merchant.api.get<Invoice>(`/invoices/${invoiceId}`));
};

const deliveryOf = async ({ id }: Invoice) => {
  const [row] = await shop.database.rows<{ state: string; attempts: number; messageId: string }>(
    'select state, attempts, message_id as "messageId" from invoice_deliveries where invoice_id = ?',
    [id],
  );
  return row!;
};
const tried = (invoice: Invoice, times: number) =>
  until(`the mail was tried ${times} times`, async () => {
    await shop.bringJobsForward();
    const delivery = await deliveryOf(invoice);
    return delivery.attempts >= times && delivery;
  });
const delivered = (invoice: Invoice, state: string) =>
  until(`the delivery is ${state}`, async () => {
    await shop.bringJobsForward();
    const delivery = await deliveryOf(invoice);
    return delivery.state === state && delivery;
  });

it('while the mail server is away payment and invoice stand; when it is back the receipt goes out', async () => {
  const invoice = await sell('waiting@example.com');
  expect(invoice).toMatchObject({ status: 'PAID', delivery: { state: 'QUEUED' } });
  await tried(invoice, 3);

  inbox = await openSmtpInbox(port);
  const { messageId } = await delivered(invoice, 'SENT');
  expect(inbox.mails).toHaveLength(1);
  expect(readMail(inbox.mails[0]!.raw).headers.get('message-id')).toBe(messageId);
});

it('when the acknowledgement is lost, the repeat carries the same Message-ID', async () => {
  const before = inbox!.mails.length;
  inbox!.failNext({ at: 'acknowledgement' });
  await delivered(await sell('twice@example.com'), 'SENT');
  const ids = inbox!.mails.slice(before).map(({ raw }) => readMail(raw).headers.get('message-id'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('a mail server that is busy (451) is asked again', async () => {
  inbox!.failNext({ at: 'content', code: 451 });
  expect((await delivered(await sell('busy@example.com'), 'SENT')).attempts).toBe(2);
});

it('an address that does not exist (550) is given up after one try, and the merchant sees it', async () => {
  const before = inbox!.conversations();
  inbox!.failNext({ at: 'recipient', code: 550 });
  const invoice = await sell('nobody@example.com');
  expect((await delivered(invoice, 'FAILED')).attempts).toBe(1);
  expect(inbox!.conversations()).toBe(before + 1);
  const seen = accepted(await merchant.api.get<Invoice>(`/invoices/${invoice.id}`));
  expect(seen.delivery).toMatchObject({ state: 'FAILED', recipient: 'nobody@example.com' });
});
