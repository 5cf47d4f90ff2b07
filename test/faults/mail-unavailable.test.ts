import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { freePort } from '#development/ports.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openSmtpInbox, type SmtpInbox } from '#test/support/smtp-inbox.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { sellTo } from './support/sell.ts';
import { receiptsIn } from './support/receipts-in.ts';

let deployment: Deployment;
let merchant: TestMerchant;
let port: number;
let inbox: SmtpInbox | undefined;

beforeAll(async () => {
  port = await freePort();
  deployment = await startDeployment({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  merchant = await deployment.shop.addMerchant();
});
afterEach(async () => expect(await deployment.shop.doctor()).toEqual([]));
afterAll(async () => {
  await deployment.stop();
  await inbox?.close();
});

const sell = (customerEmail: string): Promise<Invoice> => sellTo(deployment, merchant, customerEmail);

const deliveryOf = async ({ id }: Invoice) => {
  const [row] = await deployment.shop.database.rows<{ state: string; attempts: number; messageId: string }>(
    'select state, attempts, message_id as "messageId" from invoice_deliveries where invoice_id = ?',
    [id],
  );
  return row!;
};
const tried = (invoice: Invoice, times: number) =>
  until(`the mail was tried ${times} times`, async () => {
    await deployment.shop.makeJobsDue();
    const delivery = await deliveryOf(invoice);
    return delivery.attempts >= times && delivery;
  });
const delivered = (invoice: Invoice, state: string) =>
  until(`the delivery is ${state}`, async () => {
    await deployment.shop.makeJobsDue();
    const delivery = await deliveryOf(invoice);
    return delivery.state === state && delivery;
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
  });

  it('mail acknowledgement lost after DATA: the retry carries the same Message-ID', async () => {
    const to = 'twice@example.com';
    inbox!.failNext({ at: 'acknowledgement', to });
    await delivered(await sell(to), 'SENT');
    const ids = inbox!.mails
      .filter((mail) => mail.to.includes(to))
      .map(({ raw }) => readMail(raw).headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('mail server busy (451): the mail is retried', async () => {
    const to = 'busy@example.com';
    inbox!.failNext({ at: 'content', code: 451, to });
    expect((await delivered(await sell(to), 'SENT')).attempts).toBe(2);
  });

  it('recipient rejected (550): the mail fails after one attempt, and the merchant sees it', async () => {
    const to = 'unknown@example.com';
    inbox!.failNext({ at: 'recipient', code: 550, to });
    const invoice = await sell(to);
    expect((await delivered(invoice, 'FAILED')).attempts).toBe(1);
    expect(inbox!.conversations(to)).toBe(1);
    const seen = accepted(await merchant.api.get<Invoice>(`/invoices/${invoice.id}`));
    expect(seen.delivery).toMatchObject({ state: 'FAILED', recipient: to });
  });
});
