import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices.ts';
import { freePort } from '#development/ports.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openSmtpInbox, type SmtpInbox } from '#test/support/smtp-inbox.ts';
import { openHouse, type House } from './support/house.ts';
import { sellTo } from './support/sell.ts';
import { receiptsIn } from './support/receipts-in.ts';

let house: House;
let merchant: TestMerchant;
let port: number;
let inbox: SmtpInbox | undefined;

beforeAll(async () => {
  port = await freePort();
  house = await openHouse({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  merchant = await house.shop.addMerchant();
});
afterEach(async () => expect(await house.shop.doctor()).toEqual([]));
afterAll(async () => {
  await house.stop();
  await inbox?.close();
});

const sell = (customerEmail: string): Promise<Invoice> => sellTo(house, merchant, customerEmail);

const deliveryOf = async ({ id }: Invoice) => {
  const [row] = await house.shop.database.rows<{ state: string; attempts: number; messageId: string }>(
    'select state, attempts, message_id as "messageId" from invoice_deliveries where invoice_id = ?',
    [id],
  );
  return row!;
};
const tried = (invoice: Invoice, times: number) =>
  until(`the mail was tried ${times} times`, async () => {
    await house.shop.bringJobsForward();
    const delivery = await deliveryOf(invoice);
    return delivery.attempts >= times && delivery;
  });
const delivered = (invoice: Invoice, state: string) =>
  until(`the delivery is ${state}`, async () => {
    await house.shop.bringJobsForward();
    const delivery = await deliveryOf(invoice);
    return delivery.state === state && delivery;
  });

/** Mails to merchants would take the faults that are set for receipts. */
const merchantMailsSent = () =>
  until('the mails to the merchant are sent', async () => {
    await house.shop.bringJobsForward();
    const waiting = await house.shop.database.rows(
      `select from pgboss.job where name = 'merchants.mail' and state in ('created', 'retry', 'active') limit 1`,
    );
    return waiting.length === 0;
  });

describe('the mail server is', () => {
  it('mail server unavailable: payment and invoice are stored, the receipt is retried and sent when it returns', async () => {
    const invoice = await sell('waiting@example.com');
    expect(invoice).toMatchObject({ status: 'PAID', delivery: { state: 'QUEUED' } });
    await tried(invoice, 3);

    inbox = await openSmtpInbox(port);
    const { messageId } = await delivered(invoice, 'SENT');
    expect(receiptsIn(inbox)).toHaveLength(1);
    expect(readMail(receiptsIn(inbox)[0]!.raw).headers.get('message-id')).toBe(messageId);
    await merchantMailsSent();
  });

  it('mail acknowledgement lost after DATA: the retry carries the same Message-ID', async () => {
    const before = inbox!.mails.length;
    inbox!.failNext({ at: 'acknowledgement' });
    await delivered(await sell('twice@example.com'), 'SENT');
    const ids = inbox!.mails.slice(before).map(({ raw }) => readMail(raw).headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('mail server busy (451): the mail is retried', async () => {
    inbox!.failNext({ at: 'content', code: 451 });
    expect((await delivered(await sell('busy@example.com'), 'SENT')).attempts).toBe(2);
  });

  it('recipient rejected (550): the mail fails after one attempt, and the merchant sees it', async () => {
    const before = inbox!.conversations();
    inbox!.failNext({ at: 'recipient', code: 550 });
    const invoice = await sell('nobody@example.com');
    expect((await delivered(invoice, 'FAILED')).attempts).toBe(1);
    expect(inbox!.conversations()).toBe(before + 1);
    const seen = accepted(await merchant.api.get<Invoice>(`/invoices/${invoice.id}`));
    expect(seen.delivery).toMatchObject({ state: 'FAILED', recipient: 'nobody@example.com' });
  });
});
