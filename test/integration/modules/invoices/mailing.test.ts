import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { JobHandler } from '#kernel/jobs.ts';
import type { InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { pagePrinter, textOfPrint } from '#test/support/page-printer.ts';
import type { SmtpInbox } from '#test/support/smtp-inbox.ts';
import { setUncachedPrinter } from '#test/support/worker-printer.ts';
import { draft, openCallers, type Callers } from './invoice-callers.ts';
import { openInvoiceMails, type InvoiceMails } from './invoice-mails.ts';

let fixture: InvoicesFixture;
let inbox: SmtpInbox;
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
beforeEach(() => {
  inbox.mails.length = 0;
});

const write = async (): Promise<Invoice> =>
  (await (await callers.api.post('/invoices', 'own', draft())).json()) as Invoice;
const send = ({ id }: Invoice, email: string) =>
  callers.api.post(`/invoices/${id}/send-email`, 'own', { email });
const shown = async ({ id }: Invoice): Promise<Invoice> =>
  (await (await callers.api.get(`/invoices/${id}`, 'own')).json()) as Invoice;

/** Runs the job of each queued mail of a document. */
const deliver = async (invoiceId: number): Promise<void> => {
  const rows = await fixture.database.rows<{ id: number }>(
    `select id from invoice_deliveries where invoice_id = ? and state = 'QUEUED' order by id`,
    [invoiceId],
  );
  for (const { id } of rows) await mailReceipt.handle({ deliveryId: id });
};

const lastMail = () => {
  const read = readMail(inbox.mails.at(-1)!.raw);
  const text = (type: string): string => partOf(read, type).toString().replace(/\s+/gu, ' ');
  return { read, plain: text('text/plain'), html: text('text/html') };
};

test('the mail with an unpaid invoice has its amount, due date and pay URL, in text and in HTML', async () => {
  const invoice = await write();
  await send(invoice, 'schetovodstvo@example.com');
  await deliver(invoice.id);

  expect(inbox.mails.map(({ to }) => to)).toEqual([['schetovodstvo@example.com']]);
  const { plain, html } = lastMail();
  expect(plain).toContain('„Механа Витоша“ ЕООД ви изпраща фактура, която очаква плащане.');
  expect(plain).toContain('Падеж: 04.12.2026 г.');
  expect(plain).toContain(`€: ${invoice.payUrl}`);
  expect(html).toContain('href="http');
  expect(html).not.toContain('е получено');
  expect(await shown(invoice)).toMatchObject({
    delivery: { state: 'SENT', recipient: 'schetovodstvo@example.com', reason: null },
  });
});

test('the mail with a paid invoice has neither a pay URL nor thanks for the payment', async () => {
  const invoice = (await (await callers.api.post('/invoices/test-create', 'own')).json()) as Invoice;
  await send(invoice, 'a@example.com');
  await deliver(invoice.id);
  const { plain } = lastMail();
  expect(plain).toContain('ви изпраща документ.');
  expect(plain).not.toMatch(/Платете|Благодарим|Падеж/);
});

test('a permanently refused mail shows its reason to the merchant and can be sent again', async () => {
  const invoice = await write();
  inbox.failNext({ at: 'recipient', code: 550 });
  await send(invoice, 'unknown@example.com');
  await deliver(invoice.id);
  expect((await shown(invoice)).delivery).toMatchObject({
    state: 'FAILED',
    sentAt: null,
    reason: expect.stringContaining('550') as string,
  });

  await send(invoice, 'unknown@example.com');
  await deliver(invoice.id);
  expect((await shown(invoice)).deliveries.map(({ state }) => state)).toEqual(['SENT', 'FAILED']);
  expect(inbox.mails).toHaveLength(1);
});

test('the payer of a refund gets a mail with the credit note as PDF', async () => {
  const payment = await fixture.pay(callers.own);
  await fixture.refund(payment, 2_000);
  const note = (await fixture.documentsOf(callers.own)).find(
    ({ invoice }) => invoice.document.type === 'CREDIT_NOTE',
  )!;
  await deliver(note.id);

  const { read, plain } = lastMail();
  expect(read.headers.get('subject')).toContain(`кредитно известие № ${note.invoiceNumber}`);
  expect(plain).toContain('възстанови ваше плащане');
  expect(plain).toContain('Кредитното известие е приложено');
  const attachment = read.parts.find(({ type }) => type === 'application/pdf');
  expect(attachment?.fileName).toBe(`kreditno-izvestie-${note.invoiceNumber}.pdf`);
  expect(textOfPrint(attachment!.content)).toContain('КРЕДИТНО ИЗВЕСТИЕ');
});
