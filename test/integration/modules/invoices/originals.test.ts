import { afterAll, beforeAll, expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { JobHandler } from '#kernel/jobs.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { readMail } from '#test/support/read-mail.ts';
import { pagePrinter, textOfPrint } from '#test/support/page-printer.ts';
import type { SmtpInbox } from '#test/support/smtp-inbox.ts';
import { setUncachedPrinter } from '#test/support/worker-printer.ts';
import { openCallers, type Callers } from './invoice-callers.ts';
import { openInvoiceMails, type InvoiceMails } from './invoice-mails.ts';

let inbox: SmtpInbox;
let fixture: InvoicesFixture;
let callers: Callers;
let mailReceipt: JobHandler;
let close: InvoiceMails['close'];
beforeAll(async () => {
  // `printed-kinds.test.ts` and `receipts.test.ts` read back what a browser prints.
  setUncachedPrinter(pagePrinter);
  ({ inbox, fixture, mailReceipt, close } = await openInvoiceMails());
  callers = await openCallers(fixture);
});
afterAll(async () => {
  await callers.api.close();
  await close();
});

const markOf = (pdf: Uint8Array): string => {
  const text = textOfPrint(pdf);
  return ['Оригинал', 'Копие'].filter((mark) => text.includes(mark)).join(' and ');
};
/** Mails the document and reads the mark of the PDF that arrives. */
const mailed = async ({ id }: Invoice, email: string): Promise<string> => {
  expect((await callers.post(`/invoices/${id}/send-email`, 'own', { email })).status).toBe(200);
  const [row] = await fixture.database.rows<{ id: number }>(
    'select max(id) as id from invoice_deliveries where invoice_id = ?',
    [id],
  );
  await mailReceipt.handle({ deliveryId: row!.id });
  const { parts } = readMail(inbox.mails.at(-1)!.raw);
  return markOf(parts.find(({ type }) => type === 'application/pdf')!.content);
};
const printed = async ({ id }: Pick<Invoice, 'id'>): Promise<Uint8Array> => {
  const answer = await callers.api.get(`/invoices/${id}/pdf`, 'own');
  return new Uint8Array(await answer.arrayBuffer());
};

test('the original goes to the first address, also again; any other address and the merchant get copies', async () => {
  const invoice = await callers.write();
  expect(markOf(await printed(invoice))).toBe('Копие');
  expect(await mailed(invoice, 'kupuvach@example.com')).toBe('Оригинал');
  expect(await mailed(invoice, 'Kupuvach@Example.com')).toBe('Оригинал');
  expect(await mailed(invoice, 'schetovodstvo@example.com')).toBe('Копие');
  expect(await mailed(invoice, 'kupuvach@example.com')).toBe('Оригинал');
  expect(markOf(await printed(invoice))).toBe('Копие');
});

test('an invoice paid in part by transfer and in part by card prints both methods with sum and day', async () => {
  const invoice = await callers.write();
  const part = { paidOn: '2026-11-20', amount: 50 };
  const recorded = await callers.post(`/invoices/${invoice.id}/payments`, 'own', part);
  expect(recorded.status).toBe(201);
  const open = ((await recorded.json()) as Invoice).openAmount;
  const inPart = textOfPrint(await printed(invoice));
  expect(inPart).toContain('По банков път, 20.11.2026 г. 50,00 €');
  const [link] = await fixture.database.rows<{ id: number }>(
    `select id from payment_links where invoice_id = ? and status = 'ACTIVE'`,
    [invoice.id],
  );
  const amount = Money.ofDecimal(open, 'EUR');
  await fixture.pay(callers.own, { paymentLinkId: link!.id, amount, chargeAmount: amount });
  const text = textOfPrint(await printed(invoice));
  expect(text).toContain('Начин на плащане С карта и по банков път');
  expect(text).toContain('По банков път, 20.11.2026 г. 50,00 €');
  expect(text).toContain('С карта, 20.11.2026 г. 102,67 €');
});
