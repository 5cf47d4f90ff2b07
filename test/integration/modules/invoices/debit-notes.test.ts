import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { Money } from '#kernel/money.ts';
import { SqlDocumentsOfCustomers } from '#modules/invoices/adapters/postgres/sql-documents-of-customers.ts';
import { SqlReminders } from '#modules/invoices/adapters/postgres/sql-reminders.ts';
import { businessDate } from '#kernel/business-date.ts';
import { receiptLetter } from '#modules/invoices/adapters/mail/receipt-letter.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { messages } from '#messages/message-catalogue.ts';
import { readCodes } from '#test/support/read-codes.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { errorOf, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
});
// Thirty documents a minute of one merchant.
beforeEach(() => fixture.database.rows('delete from rate_limits'));
afterAll(async () => {
  await callers.api.close();
  await fixture.close();
});

/** 20 euro at 20 % and 100 at 9 %. */
const body = (facts: object = {}) => ({
  items: [
    { description: 'Доплащане за час', quantity: 2, unit: 'ч', unitPrice: 10, taxRate: 20 },
    { description: 'Учебник, второ издание', quantity: 1, unitPrice: 100, taxRate: 9 },
  ],
  reason: 'Промяна на цената по анекс',
  ...facts,
});
const debit = ({ id }: Pick<Invoice, 'id'>, facts: object = {}, bearer = 'own') =>
  callers.ask(`/invoices/${id}/debit-notes`, body(facts), bearer);
const debited = async (invoice: Pick<Invoice, 'id'>, facts: object = {}): Promise<Invoice> => {
  const answer = await debit(invoice, facts);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Invoice;
};
const documentOf = async ({ id }: Pick<Invoice, 'id'>) =>
  (await fixture.documentsOf(callers.own)).find((one) => one.id === id)!.invoice.document;
const linkOf = async ({ id }: Invoice) => {
  const [link] = await fixture.database.rows<{ id: number; amount_minor: number }>(
    `select id, amount_minor from payment_links where invoice_id = ? and status = 'ACTIVE'`,
    [id],
  );
  return link!;
};
const payByCard = async (note: Invoice) => {
  const link = await linkOf(note);
  const amount = Money.ofMinor(link.amount_minor, 'EUR');
  return fixture.pay(callers.own, { paymentLinkId: link.id, amount, chargeAmount: amount });
};

test('a debit note takes the next number, names its invoice and reason, and has its buyer and its own rates', async () => {
  const invoice = await callers.write({ language: 'en' });
  const note = await debited(invoice, { taxEventDate: '2026-11-18', dueDate: '2026-12-01' });
  expect(Number(note.invoiceNumber)).toBe(Number(invoice.invoiceNumber) + 1);
  expect(note).toMatchObject({
    type: 'DEBIT_NOTE',
    status: 'PENDING',
    correctsId: invoice.id,
    correctsType: 'INVOICE',
    correctsNumber: invoice.invoiceNumber,
    correctsIssueDate: invoice.issueDate,
    correctionReason: 'Промяна на цената по анекс',
    buyer: invoice.buyer,
    customerEmail: invoice.customerEmail,
    currency: invoice.currency,
    issueDate: '2026-11-20',
    taxEventDate: '2026-11-18',
    dueDate: '2026-12-01',
    subtotal: 120,
    taxAmount: 13,
    totalAmount: 133,
    openAmount: 133,
  });
  expect(note.payUrl).not.toBeNull();
  expect(note.payUrl).not.toBe(invoice.payUrl);
  const [first, second] = [await documentOf(invoice), await documentOf(note)];
  expect([second.language, second.eurRate, second.vatRegistration]).toEqual([
    first.language,
    first.eurRate,
    first.vatRegistration,
  ]);
  expect(await callers.get(invoice)).toMatchObject({
    openAmount: invoice.openAmount,
    status: 'PENDING',
    creditNotes: [],
    debitNotes: [{ id: note.id, invoiceNumber: note.invoiceNumber, totalAmount: 133 }],
  });
  expect(await fixture.violations()).toEqual([]);
});

test('it is printed with its title, the invoice, the reason and the codes to pay it', async () => {
  await fixture.database.rows(`update merchants set iban = 'BG80BNBG96611020345678' where id = ?`, [
    callers.own,
  ]);
  const invoice = await callers.write({ language: 'en' });
  const note = await debited(invoice);
  const view = (await fixture.findInvoice(note.id, 'all', businessDate('2026-11-20')))!;
  const pdf = await fixture.get(InvoicePrinter).print(view, 'ORIGINAL');
  const { text } = await readPdf(pdf);
  expect(text).toContain('ДЕБИТНО ИЗВЕСТИЕ / DEBIT NOTE');
  expect(text).toContain(`Към фактура № ${invoice.invoiceNumber} от 20.11.2026 г.`);
  expect(text).toContain('Основание за издаване / Reason: Промяна на цената по анекс');
  expect(text).toContain('Сума за плащане / Total payable €133.00');
  const codes = await readCodes(pdf);
  expect(codes).toContain(note.payUrl);
  expect(codes.join('\n')).toContain(`Дебитно известие ${note.invoiceNumber}`);
  const paid = await payByCard(note);
  await fixture.refund(paid, 3_300);
  const [credit] = (await callers.get(note)).creditNotes;
  const credited = (await fixture.findInvoice(credit!.id, 'all', businessDate('2026-11-20')))!;
  const printed = await readPdf(await fixture.get(InvoicePrinter).print(credited, 'ORIGINAL'));
  expect(printed.text).toContain(`Към дебитно известие № ${note.invoiceNumber}`);
});

test('its mail asks for payment of a debit note, and its receipt names it', async () => {
  const note = await debited(await callers.write(), { send: true });
  const view = (await fixture.findInvoice(note.id, 'all', businessDate('2026-11-20')))!;
  const asked = receiptLetter(view, 'SENT_BY_MERCHANT', messages);
  expect(asked.subject).toContain(`дебитно известие № ${note.invoiceNumber}`);
  expect(asked.paragraphs).toEqual([expect.stringContaining('дебитно известие, което очаква плащане')]);
  expect(asked.notes).toContain('Дебитното известие е приложено като PDF.');
  const reminded = receiptLetter(view, 'REMINDER', messages);
  expect(reminded.paragraphs).toEqual([expect.stringContaining('дебитното известие')]);
  expect(reminded.rows).toContainEqual({ label: 'Дебитно известие', value: `№ ${note.invoiceNumber}` });
  expect(receiptLetter(view, 'ANNULMENT', messages).rows).toContainEqual({
    label: 'Дебитно известие',
    value: `№ ${note.invoiceNumber}`,
  });
});

test('without days it is due in two weeks, and its tax event is today', async () => {
  const note = await debited(await callers.write());
  expect([note.taxEventDate, note.dueDate]).toEqual(['2026-11-20', '2026-12-04']);
});

test('a debit note in dollars keeps the rate of its invoice', async () => {
  await fixture.database.rows(
    `insert into exchange_rates (currency, day, per_euro, source)
     values ('USD', '2026-11-19', 1.0871, 'ECB'), ('USD', '2026-11-16', 1.25, 'ECB')`,
  );
  const invoice = await callers.write({ currency: 'USD', taxEventDate: '2026-11-16' });
  const note = await debited(invoice);
  expect([note.currency, note.eurRate, note.eurRateDay]).toEqual([
    'USD',
    invoice.eurRate,
    invoice.eurRateDay,
  ]);
});

test('a debit note of a bilingual invoice names pieces in both languages', async () => {
  const note = await debited(await callers.write({ language: 'en' }), {
    items: [{ description: 'Delivery', quantity: 1, unitPrice: 10, taxRate: 20 }],
  });
  expect(note.items[0]!.unit).toBe('бр. / pcs');
});

test('the debit note of a paid invoice of a payment goes to its customer', async () => {
  const payment = await fixture.pay(callers.own, { buyer: null, customerEmail: 'maria@example.com' });
  const [row] = await fixture.database.rows<{ id: number }>('select id from invoices where payment_id = ?', [
    payment.paymentId,
  ]);
  const invoice = await callers.get(row!);
  const note = await debited(invoice);
  expect(note).toMatchObject({ paymentId: null, buyer: invoice.buyer, customerEmail: 'maria@example.com' });
  expect((await callers.get(invoice)).status).toBe('PAID');
  expect(await fixture.violations()).toEqual([]);
});

test('with `send` it is mailed to the e-mail of the invoice, which must have one', async () => {
  const note = await debited(await callers.write(), { send: true });
  const mails = await fixture.database.rows(
    'select kind, recipient from invoice_deliveries where invoice_id = ?',
    [note.id],
  );
  expect(mails).toEqual([{ kind: 'SENT_BY_MERCHANT', recipient: 'kupuvach@example.com' }]);
  const customer = { kind: 'PERSON', name: 'Иван Петров' };
  const without = await callers.write({ customer });
  expect(await errorOf(await debit(without, { send: true }))).toEqual([422, 'input.invalid', 'send']);
});

test('annulled and test documents, notes and invoices of other merchants are refused and take no number', async () => {
  const invoice = await callers.write();
  const note = await debited(invoice);
  const annulled = await callers.write();
  await callers.ask(`/invoices/${annulled.id}/annul`, { reason: 'Грешка' });
  const sample = (await (await callers.api.post('/invoices/test-create', 'own')).json()) as Invoice;
  const payment = await fixture.pay(callers.own);
  await fixture.refund(payment, 100);
  const [credit] = await fixture.database.rows<{ id: number }>(
    `select n.id from invoices n join invoices i on i.id = n.corrects_invoice_id where i.payment_id = ?`,
    [payment.paymentId],
  );
  const numbers = () =>
    fixture.database.rows('select next_number from invoice_series where merchant_id = ?', [callers.own]);
  const before = await numbers();
  for (const refused of [annulled, sample, note, credit!])
    expect(await errorOf(await debit(refused))).toEqual([409, 'invoices.not-debitable']);
  expect(await errorOf(await debit(invoice, {}, 'other'))).toEqual([404, 'invoices.not-found']);
  expect(await numbers()).toEqual(before);
});

test.each([
  ['a tax event in the future', { taxEventDate: '2026-11-21' }, 'taxEventDate'],
  ['a tax event more than five days ago', { taxEventDate: '2026-11-14' }, 'taxEventDate'],
  ['a due day in the past', { dueDate: '2026-11-19' }, 'dueDate'],
  ['no reason', { reason: ' ' }, 'reason'],
  ['no lines', { items: [] }, 'items'],
  [
    'a ground that does not fit the buyer',
    {
      items: [{ description: 'Износ', quantity: 1, unitPrice: 10, taxRate: 0, vatGround: 'ART_28' }],
    },
    'items.0.vatGround',
  ],
  [
    '0 % without a ground',
    { items: [{ description: 'Услуга', quantity: 1, unitPrice: 10, taxRate: 0 }] },
    'vatGround',
  ],
])('%s is refused by field', async (_, facts, field) => {
  expect(await errorOf(await debit(await callers.write(), facts))).toEqual([422, 'input.invalid', field]);
});

test('it is paid by card at its own link, is mailed to buyer and payer, and the document of the payment is the note', async () => {
  const invoice = await callers.write();
  const note = await debited(invoice);
  const payment = await payByCard(note);
  const paid = await callers.get(note);
  expect(paid).toMatchObject({ status: 'PAID', openAmount: 0, paidBy: payment.paymentId });
  expect(paid.deliveries.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['RECEIPT', payment.customerEmail],
    ['RECEIPT', note.customerEmail],
  ]);
  expect((await callers.get(invoice)).status).toBe('PENDING');
  expect(await fixture.violations()).toEqual([]);
});

test('a refund of its payment is credited on the debit note', async () => {
  const invoice = await callers.write();
  const note = await debited(invoice);
  await fixture.refund(await payByCard(note), 3_300);
  const { creditNotes } = await callers.get(note);
  expect(creditNotes).toMatchObject([{ totalAmount: 33 }]);
  expect(await callers.get(creditNotes[0]!)).toMatchObject({
    type: 'CREDIT_NOTE',
    correctsType: 'DEBIT_NOTE',
  });
  expect(await callers.get(invoice)).toMatchObject({ creditNotes: [], debitNotes: [{ id: note.id }] });
  expect(await fixture.violations()).toEqual([]);
});

test('a debit note takes nothing from what its invoice has left to refund', async () => {
  const payment = await fixture.pay(callers.own);
  const [row] = await fixture.database.rows<{ id: number }>('select id from invoices where payment_id = ?', [
    payment.paymentId,
  ]);
  await debited(row!);
  await fixture.refund(payment, Number(payment.chargeAmount.minor));
  expect(await callers.get(row!)).toMatchObject({ creditNotes: [{}], debitNotes: [{}] });
  expect(await fixture.violations()).toEqual([]);
});

test('transfers pay it in parts and renew its link, and one that is taken back is open again', async () => {
  const note = await debited(await callers.write());
  const pay = (amount?: number) =>
    callers.ask(`/invoices/${note.id}/payments`, {
      paidOn: '2026-11-20',
      ...(amount !== undefined && { amount }),
    });
  const part = (await (await pay(33)).json()) as Invoice;
  expect(part).toMatchObject({ status: 'PENDING', openAmount: 100 });
  expect((await linkOf(note)).amount_minor).toBe(10_000);
  const whole = (await (await pay()).json()) as Invoice;
  expect(whole).toMatchObject({ status: 'PAID', openAmount: 0, payUrl: null });
  const taken = await callers.ask(`/invoices/${note.id}/payments/${whole.payments[1]!.id}/take-back`, {
    reason: 'Грешка',
  });
  expect((await taken.json()) as Invoice).toMatchObject({ status: 'PENDING', openAmount: 100 });
  expect(await fixture.violations()).toEqual([]);
});

test('the database refuses a paid amount of a debit note that is not the sum of its payments', async () => {
  const note = await debited(await callers.write());
  await expect(
    fixture.database.rows('update invoices set paid_minor = 100 where id = ?', [note.id]),
  ).rejects.toThrow('the paid amount of a document is the sum of its payments');
});

test('it is annulled in its month, and its invoice only after it', async () => {
  const invoice = await callers.write();
  const note = await debited(invoice);
  const annul = ({ id }: Invoice) => callers.ask(`/invoices/${id}/annul`, { reason: 'Грешка' });
  expect(await errorOf(await annul(invoice))).toEqual([409, 'invoices.has-debit-notes']);
  expect((await callers.get(invoice)).annulledAt).toBeNull();
  expect((await annul(note)).status).toBe(200);
  expect(await callers.get(note)).toMatchObject({ payUrl: null, openAmount: 0 });
  expect((await annul(invoice)).status).toBe(200);
  expect(await fixture.violations()).toEqual([]);
});

test('an annulment and a debit note of one invoice at once: one of them happens', async () => {
  for (let round = 0; round < 3; round += 1) {
    const invoice = await callers.write();
    const answers = await Promise.all([
      callers.ask(`/invoices/${invoice.id}/annul`, { reason: 'Грешка' }),
      debit(invoice),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  }
  expect(await fixture.violations()).toEqual([]);
});

test('an unpaid debit note is reminded of, is OVERDUE after its due day, and counts in the account', async () => {
  const invoice = await callers.write();
  await fixture.database.rows(`update merchants set plan = 'GROWTH' where id = ?`, [callers.own]);
  const note = await debited(invoice, { dueDate: '2026-11-21' });
  const day = businessDate('2026-11-21');
  const reminders = await new SqlReminders(fixture).candidates(day, day);
  expect(reminders.map(({ invoiceId }) => invoiceId)).toEqual([note.id]);
  const [customer] = await fixture.database.rows<{ id: number }>(
    `insert into customers (merchant_id, kind, name, country, language, created_at)
     values (?, 'COMPANY', 'Хеликон', 'BG', 'bg', now()) returning id`,
    [callers.own],
  );
  await fixture.database.rows('update invoices set customer_id = ? where id = ?', [customer!.id, note.id]);
  const account = await new SqlDocumentsOfCustomers(fixture).of({
    customerId: customer!.id,
    until: businessDate('2026-11-30'),
    records: 'all',
  });
  expect(account).toMatchObject([{ type: 'DEBIT_NOTE', totalMinor: 13_300, payments: [] }]);
  fixture.setNow('2026-11-22T10:00:00Z');
  const late = await callers.get(note);
  const list = (await (
    await callers.api.get('/invoices/me?type=DEBIT_NOTE&status=OVERDUE', 'own')
  ).json()) as Invoice[];
  fixture.setNow('2026-11-20T12:00:00Z');
  expect(late.status).toBe('OVERDUE');
  expect(list.map(({ id }) => id)).toEqual([note.id]);
});

test('the register has its sums with their sign and its type in words', async () => {
  const note = await debited(await callers.write());
  const csv = await (await callers.api.get('/invoices/export?format=csv&type=DEBIT_NOTE', 'own')).text();
  const row = csv.split('\n').find((line) => line.includes(note.invoiceNumber))!;
  expect(row).toContain('Дебитно известие');
  expect(row).toContain('133');
  expect(row).not.toContain('-133');
});
