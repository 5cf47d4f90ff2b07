import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { systemFor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import type { JobHandler } from '#kernel/jobs.ts';
import { Money } from '#kernel/money.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import {
  DocumentsOfClosing,
  VerifyNumbers,
  WriteCreditNote,
  WriteInvoice,
  type InvoiceDraft,
  type MonthDocument,
} from '#modules/invoices/index.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import type { InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import type { SmtpInbox } from '#test/support/smtp-inbox.ts';
import { company } from './document-factory.ts';
import { errorOf, openCallers, type Callers } from './invoice-callers.ts';
import { openInvoiceMails, type InvoiceMails } from './invoice-mails.ts';

let fixture: InvoicesFixture;
let callers: Callers;
let inbox: SmtpInbox;
let mailReceipt: JobHandler;
let close: InvoiceMails['close'];
beforeAll(async () => {
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

const euro = (minor: number) => Money.ofMinor(minor, 'EUR');
const billing = () => systemFor('billing', callers.own);
const draft: InvoiceDraft = {
  currency: 'EUR',
  customer: company,
  lines: [
    {
      description: 'Такси за плащания, 2026-10',
      quantity: '1',
      unit: 'бр.',
      unitPrice: euro(3_575),
      grossUnitPrice: euro(4_290),
      taxRate: 20,
    },
    {
      description: 'План GROWTH, 2026-10',
      quantity: '1',
      unit: 'бр.',
      unitPrice: euro(2_088),
      grossUnitPrice: euro(2_505),
      taxRate: 20,
    },
  ],
  zeroRateGround: null,
  dueDate: businessDate('2026-11-27'),
  description: 'Таксата на доставчика на карти е на името на търговеца.',
  language: 'bg',
};

/** Writes as a caller does: the checks first, then in the transaction of the caller. */
const write = async (withheldMinor: number, facts: Partial<InvoiceDraft> = {}): Promise<number> => {
  const use = fixture.get(WriteInvoice);
  const command = { actor: billing(), draft: { ...draft, ...facts }, send: true };
  const prepared = await use.prepare({ ...command, withheld: euro(withheldMinor) });
  return fixture.get(UnitOfWork).transact(() => use.write(prepared));
};
const shown = (id: number): Promise<Invoice> => callers.get({ id });
const credit = (invoiceId: number, minor: number): Promise<number> => {
  const choose = () => ({ kind: 'DISCOUNT', amount: euro(minor), lines: [1] }) as const;
  const about = { kind: 'OTHER', reason: 'Върнати такси за 2026-11', send: true } as const;
  return fixture.get(WriteCreditNote).execute({ actor: billing(), invoiceId, choose, ...about });
};
/** The mail with a document, which is queued once. */
const mailed = async (id: number) => {
  const rows = await fixture.database.rows<{ id: number }>(
    `select id from invoice_deliveries where invoice_id = ? and state = 'QUEUED'`,
    [id],
  );
  for (const row of rows) await mailReceipt.handle({ deliveryId: row.id });
  expect(inbox.mails.map(({ to }) => to)).toEqual([[company.email]]);
  const read = readMail(inbox.mails[0]!.raw);
  const plain = partOf(read, 'text/plain').toString().replace(/\s+/gu, ' ');
  return { plain, pdf: (await readPdf(partOf(read, 'application/pdf'))).text };
};
const isWhole = async (): Promise<void> => {
  const { findings } = await fixture
    .get(VerifyNumbers)
    .execute({ actor: { kind: 'operator', name: 'root' } });
  expect(findings).toEqual([]);
  expect(await fixture.violations()).toEqual([]);
};

test('an invoice that was withheld whole is PAID, has no link, joins the chain and is mailed without a request for money', async () => {
  const id = await write(6_795);
  const invoice = await shown(id);
  expect(invoice).toMatchObject({ status: 'PAID', totalAmount: 67.95, openAmount: 0, payUrl: null });
  expect(invoice.payments).toMatchObject([
    { kind: 'WITHHELD', amount: 67.95, paidOn: '2026-11-20', paymentId: null, note: null },
  ]);
  expect(await callers.linksOf(invoice)).toEqual([]);
  const { plain, pdf } = await mailed(id);
  expect(plain).toContain('чиято сума е удържана от плащанията към вас. Няма какво да плащате по нея.');
  expect(plain).not.toMatch(/карта|\/pay\//u);
  expect(pdf).toContain('Начин на плащане Удържана от плащанията');
  expect(pdf).toContain('Платено 67,95 €');
  expect(pdf).not.toMatch(/С карта|Остава за плащане|Платете/u);
  await isWhole();
});

test('an invoice with a part withheld asks for the rest and is PAID by a transfer of it', async () => {
  const id = await write(4_290);
  const invoice = await shown(id);
  expect(invoice).toMatchObject({ status: 'PENDING', paidAmount: 42.9, openAmount: 25.05 });
  expect(await callers.linksOf(invoice)).toMatchObject([{ status: 'ACTIVE', amount_minor: 2_505 }]);
  const { plain, pdf } = await mailed(id);
  expect(plain).toContain('Остава за плащане: 25,05 €');
  expect(plain).toContain('Удържана от плащанията: 42,90 €');
  expect(plain).toContain(invoice.payUrl);
  expect(pdf).toContain('Удържана от плащанията, 20.11.2026 г. 42,90 €');
  expect(pdf).toContain('Остава за плащане 25,05 €');
  await isWhole();
  expect(await errorOf(await callers.ask(`/invoices/${id}/annul`, { reason: 'Грешка' }))).toEqual([
    409,
    'invoices.withheld-stays',
  ]);
  await callers.ask(`/invoices/${id}/payments`, { paidOn: '2026-11-20' });
  expect(await shown(id)).toMatchObject({ status: 'PAID', openAmount: 0 });
  const paid = (await fixture.findInvoice(id, 'all', businessDate('2026-11-20')))!;
  const { text } = await readPdf(await fixture.get(InvoicePrinter).print(paid, 'COPY'));
  expect(text).toContain('Начин на плащане Удържана от плащанията и по банков път');
  await isWhole();
});

test('a withheld part is not taken back by hand', async () => {
  const { id, payments } = await shown(await write(4_290));
  const path = `/invoices/${id}/payments/${payments[0]!.id}/take-back`;
  const answer = await callers.ask(path, { reason: 'Грешка' });
  expect(await errorOf(answer)).toEqual([409, 'invoices.withheld-stays']);
  expect(await shown(id)).toMatchObject({ paidAmount: 42.9 });
});

test('a document and its mail are gone when the transaction of the caller fails', async () => {
  const use = fixture.get(WriteInvoice);
  const prepared = await use.prepare({ actor: billing(), draft, send: true, withheld: euro(100) });
  const counts = `select (select count(*) from invoices) as documents, (select count(*) from invoice_deliveries) as mails,
    (select count(*) from payment_links) as links, (select next_number from invoice_series where merchant_id = ? and series = 'LEGAL') as next`;
  const before = await fixture.database.rows(counts, [callers.own]);
  const failing = fixture.get(UnitOfWork).transact(async () => {
    await use.write(prepared);
    throw new Error('the caller fails');
  });
  await expect(failing).rejects.toThrow('the caller fails');
  expect(await fixture.database.rows(counts, [callers.own])).toEqual(before);
});

test('fees that were given back are credited off the line of fees of a PAID withheld invoice, and mailed', async () => {
  const id = await write(6_795);
  await mailed(id);
  inbox.mails.length = 0;
  const noteId = await credit(id, 1_200);
  expect(await shown(noteId)).toMatchObject({
    type: 'CREDIT_NOTE',
    subtotal: 10,
    taxAmount: 2,
    correctionReason: 'Върнати такси за 2026-11',
    items: [{ correctsLine: 1, taxRate: 20 }],
  });
  expect(await shown(id)).toMatchObject({ status: 'PAID', creditedAmount: 12, paidAmount: 67.95 });
  const { plain, pdf } = await mailed(noteId);
  expect(plain).toContain('намали сумата по ваша фактура с кредитно известие');
  expect(pdf).toContain('Върнати такси за 2026-11');
  expect(pdf).not.toContain('Начин на плащане');
  const rest = await fixture.get(WriteCreditNote).left({ actor: billing(), invoiceId: id, lines: [1] });
  expect(rest).toEqual(euro(3_090));
  await isWhole();
});

test('a credit note over the open rest of an invoice with a part withheld closes its link', async () => {
  const id = await write(4_290);
  await credit(id, 2_505);
  const invoice = await shown(id);
  expect(invoice).toMatchObject({ status: 'PAID', openAmount: 0, payUrl: null });
  expect(await callers.linksOf(invoice)).toMatchObject([{ status: 'PAID' }]);
  await isWhole();
});

test('the database refuses a payment of another kind, and a WITHHELD one with a card payment', async () => {
  const id = await write(6_795);
  const copyAs = (kind: string, paymentId: string) =>
    fixture.database.rows(
      `insert into invoice_payments (invoice_id, merchant_id, series, kind, amount_minor, currency, paid_on, paid_at,
         payment_id, recorded_by, recorded_at, previous_hash, payment_hash)
       select invoice_id, merchant_id, series, :kind, 1, currency, paid_on, paid_at, ${paymentId}, recorded_by, recorded_at,
         previous_hash, 'x' from invoice_payments where invoice_id = :id`,
      { id, kind },
    );
  await expect(copyAs('CASH', 'null')).rejects.toThrow('invoice_payments_kind_check');
  await fixture.pay(callers.other);
  const anyPayment = `(select min(id) from payments where id not in (select payment_id from invoice_payments where payment_id is not null))`;
  await fixture.addPayment(callers.other);
  await expect(copyAs('WITHHELD', anyPayment)).rejects.toThrow('invoice_payments_check');
});

test('documents of a month name what was withheld, for the files of the month', async () => {
  const id = await write(6_795);
  const days = { from: businessDate('2026-11-01'), to: businessDate('2026-11-30') };
  const found: MonthDocument[] = [];
  for await (const one of fixture.get(DocumentsOfClosing).documents(callers.own, days)) found.push(one);
  expect(found.find((one) => one.id === id)).toMatchObject({
    document: { paymentMethod: 'WITHHELD' },
    payments: [{ kind: 'WITHHELD', amountMinor: 6_795 }],
  });
});
