import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenAdvance } from '#contract/invoices/invoice-advances.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { pagePrinter, textOfPrint } from '#test/support/page-printer.ts';
import { setUncachedPrinter } from '#test/support/worker-printer.ts';
import { draft, errorOf, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  // `printed-kinds.test.ts` and `receipts.test.ts` read back what a browser prints.
  setUncachedPrinter(pagePrinter);
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
});
// Thirty written invoices a minute.
beforeEach(() => fixture.database.rows('delete from rate_limits'));
afterAll(async () => {
  expect(await fixture.violations()).toEqual([]);
  await callers.api.close();
  await fixture.close();
});

const at = (taxRate: number, unitPrice: number) => ({
  description: 'Ремонт',
  quantity: 1,
  unitPrice,
  taxRate,
});
const ask = (body: object, bearer = 'own') => callers.post('/invoices', bearer, draft(body), 'en');
const write = async (body: object): Promise<Invoice> => {
  const answer = await ask(body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Invoice;
};
const pay = ({ id }: Pick<Invoice, 'id'>) =>
  callers.post(`/invoices/${id}/payments`, 'own', { paidOn: '2026-11-20' }, 'en');
/** A paid advance of 120 euro, VAT included. */
const paidAdvance = async (items: readonly object[] = [at(20, 100)]): Promise<Invoice> => {
  const advance = await write({ advance: true, items });
  expect((await pay(advance)).status).toBe(201);
  return advance;
};
const annul = ({ id }: Invoice) => callers.post(`/invoices/${id}/annul`, 'own', { reason: 'Грешка' }, 'en');

test('a final invoice deducts its paid advances by rate, with lines below zero after the goods', async () => {
  const advance = await paidAdvance([at(20, 100), at(9, 10)]);
  const final = await write({ items: [at(20, 250), at(9, 10)], advances: [advance.id] });
  expect(final).toMatchObject({
    status: 'PENDING',
    isAdvance: false,
    subtotal: 150,
    taxAmount: 30,
    totalAmount: 180,
    openAmount: 180,
    advances: [{ id: advance.id, invoiceNumber: advance.invoiceNumber, subtotal: 110, taxAmount: 20.9 }],
  });
  expect(final.items.map(({ lineTotal }) => lineTotal)).toEqual([250, 10, -100, -10]);
  expect(final.items[2]!.description).toBe(
    `Приспаднат аванс по фактура № ${advance.invoiceNumber} от 20.11.2026 г.`,
  );
  expect(await callers.get(advance)).toMatchObject({
    isAdvance: true,
    deductedIn: { id: final.id, invoiceNumber: final.invoiceNumber },
  });
});

test('a final invoice without a link belongs to its chosen customer; a customer of others is refused by field', async () => {
  const customerOf = async (ownerId: number): Promise<number> => {
    const [row] = await fixture.database.rows<{ id: number }>(
      `insert into customers (merchant_id, kind, name, country, language, created_at)
       values (?, 'PERSON', 'Мария Георгиева', 'BG', 'bg', now()) returning id`,
      [ownerId],
    );
    return row!.id;
  };
  const advance = await paidAdvance();
  const covered = { items: [at(20, 100)], advances: [advance.id] };
  const foreign = await ask({ ...covered, customerId: await customerOf(callers.other) });
  expect(await errorOf(foreign)).toEqual([422, 'input.invalid', 'customerId']);
  const customerId = await customerOf(callers.own);
  const final = await write({ ...covered, customerId });
  expect(await callers.linksOf(final)).toEqual([]);
  const [row] = await fixture.database.rows<{ customerId: number }>(
    'select customer_id as "customerId" from invoices where id = ?',
    [final.id],
  );
  expect(row).toEqual({ customerId });
});

test('an advance is deducted once, also by two invoices at once, until its final invoice is annulled', async () => {
  const advance = await paidAdvance();
  const body = { items: [at(20, 300)], advances: [advance.id] };
  const answers = await Promise.all([ask(body), ask(body), ask(body)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(await errorOf(refused)).toEqual([409, 'invoices.advance-deducted']);
  const final = (await answers.find(({ status }) => status === 201)!.json()) as Invoice;
  expect((await annul(final)).status).toBe(200);
  expect((await callers.get(advance)).deductedIn).toBeNull();
  expect((await ask(body)).status).toBe(201);
});

test('the database refuses a second deduction of an advance, and the end of one that stands', async () => {
  const advance = await paidAdvance();
  const final = await write({ items: [at(20, 300)], advances: [advance.id] });
  const other = await write({ items: [at(20, 300)] });
  const deduct = fixture.database.rows(
    'insert into invoice_advances (final_id, advance_id, rate, base_minor, tax_minor) values (?, ?, 20, 1, 0)',
    [other.id, advance.id],
  );
  await expect(deduct).rejects.toThrow(/invoice_advances_once/);
  for (const sql of [
    'update invoice_advances set freed_at = now() where final_id = ?',
    'update invoice_advances set base_minor = 0 where final_id = ?',
    'delete from invoice_advances where final_id = ?',
  ])
    await expect(fixture.database.rows(sql, [final.id])).rejects.toThrow(/deduction ends only/);
});

test('the database refuses a line below zero that names no advance', async () => {
  const { id } = await write({});
  const line = (net: number, advance: string | null) =>
    fixture.database.rows(
      `insert into invoice_lines (invoice_id, position, description, quantity, unit, unit_price_minor, net_minor,
         tax_rate, tax_group, tax_minor, advance_number, advance_issue_date)
       values (?, 99, 'x', 1, 'x', 1, ?, 20, 'Б', 0, ?, case when ?::text is not null then date '2026-11-20' end)`,
      [id, net, advance, advance],
    );
  await expect(line(-1, null)).rejects.toThrow(/invoice_lines_sign/);
  await expect(line(1, '0000000001')).rejects.toThrow(/invoice_lines_sign/);
});

test('a final invoice that its advances cover in full is PAID at once, without a link', async () => {
  const advance = await paidAdvance();
  const final = await write({ items: [at(20, 100)], advances: [advance.id] });
  expect(final).toMatchObject({ status: 'PAID', totalAmount: 0, openAmount: 0, payUrl: null, payments: [] });
  expect((await annul(final)).status).toBe(200);
  expect((await callers.get(advance)).deductedIn).toBeNull();
});

test('an advance above the goods of its rate is refused by its place, and nothing is issued', async () => {
  const [first, second] = [await paidAdvance(), await paidAdvance()];
  const answer = await ask({ items: [at(20, 199.99)], advances: [first.id, second.id] });
  expect(await errorOf(answer)).toEqual([422, 'input.invalid', 'advances.1']);
  expect((await callers.get(second)).deductedIn).toBeNull();
});

test.each([
  ['an unpaid advance', async () => write({ advance: true })],
  ['an invoice for goods', async () => callers.write()],
  ['a document of another merchant', async () => callers.write({ items: [at(0, 10)] }, 'other')],
])('%s is not deducted: refused by field', async (_, given) => {
  const { id } = await given();
  const answer = await ask({ items: [at(20, 5_000), at(9, 5_000)], advances: [id] });
  expect(await errorOf(answer)).toEqual([422, 'input.invalid', 'advances.0']);
});

test('the document of a card payment by link is deducted less what was refunded', async () => {
  const amount = Money.ofMinor(12_000, 'EUR');
  const payment = await fixture.pay(callers.own, { amount, chargeAmount: amount });
  const [document] = await fixture.database.rows<{ id: number; name: string; email: string }>(
    `select id, buyer ->> 'name' as name, customer_email as email from invoices where payment_id = ?`,
    [payment.paymentId],
  );
  await fixture.refund(payment, 6_000);
  const open = await callers.api.get(`/invoices/me/advances?email=${document!.email}`, 'own');
  const { advances } = (await open.json()) as { advances: OpenAdvance[] };
  expect(advances.find(({ id }) => id === document!.id)).toMatchObject({
    totalAmount: 120,
    leftAmount: 60,
    rates: [{ taxRate: 20, subtotal: 50, taxAmount: 10 }],
  });
  const customer = { kind: 'PERSON', name: document!.name };
  const final = await write({ customer, items: [at(20, 100)], advances: [document!.id] });
  expect(final).toMatchObject({ totalAmount: 60, taxAmount: 10 });
});

test('a card refund of a deducted advance goes on, and the advance says what deducts it', async () => {
  const amount = Money.ofMinor(12_000, 'EUR');
  const customerName = 'Петър Петров';
  const payment = await fixture.pay(callers.own, { amount, chargeAmount: amount, customerName });
  const [document] = await fixture.database.rows<{ id: number }>(
    'select id from invoices where payment_id = ?',
    [payment.paymentId],
  );
  const customer = { kind: 'PERSON', name: customerName };
  const final = await write({ customer, items: [at(20, 100)], advances: [document!.id] });
  await fixture.refund(payment, 12_000);
  expect(await callers.get(document!)).toMatchObject({
    creditNotes: [{ totalAmount: 120 }],
    deductedIn: { id: final.id },
  });
});

test('a refunded advance waits in the back office until its final invoice has a debit note', async () => {
  const waiting = () => fixture.parts.attention!.find(({ kind }) => kind === 'REFUNDED_ADVANCES')!.count();
  const before = await waiting();
  const amount = Money.ofMinor(12_000, 'EUR');
  const customerName = 'Мария Иванова';
  const payment = await fixture.pay(callers.own, { amount, chargeAmount: amount, customerName });
  const [document] = await fixture.database.rows<{ id: number }>(
    'select id from invoices where payment_id = ?',
    [payment.paymentId],
  );
  await fixture.refund(payment, 2_000);
  const customer = { kind: 'PERSON', name: customerName };
  const final = await write({ customer, items: [at(20, 100)], advances: [document!.id] });
  expect((await waiting()) - before, 'refunded before the deduction').toBe(0);
  await fixture.refund(payment, 10_000);
  expect((await waiting()) - before, 'refunded after the deduction').toBe(1);
  const items = [at(20, 83.33)];
  const answer = await callers.post(
    `/invoices/${final.id}/debit-notes`,
    'own',
    { items, reason: 'Аванс' },
    'en',
  );
  expect(answer.status, JSON.stringify(await answer.json())).toBe(201);
  expect((await waiting()) - before, 'the final invoice has a debit note').toBe(0);
});

test('a refund beside a final invoice: what it deducts is what credit notes have left at that moment', async () => {
  const amount = Money.ofMinor(12_000, 'EUR');
  for (const customerName of ['Първи', 'Втори', 'Трети', 'Четвърти']) {
    const payment = await fixture.pay(callers.own, { amount, chargeAmount: amount, customerName });
    const [document] = await fixture.database.rows<{ id: number }>(
      'select id from invoices where payment_id = ?',
      [payment.paymentId],
    );
    const body = {
      customer: { kind: 'PERSON', name: customerName },
      items: [at(20, 100)],
      advances: [document!.id],
    };
    const [answer] = await Promise.all([ask(body), fixture.refund(payment, 6_000)]);
    const final = (await answer.json()) as Invoice;
    const { creditNotes } = await callers.get(document!);
    expect([answer.status, creditNotes.length]).toEqual([201, 1]);
    expect([0, 60]).toContain(final.totalAmount);
  }
});

test('the transfer of a deducted advance is not taken back', async () => {
  const advance = await paidAdvance();
  await write({ items: [at(20, 300)], advances: [advance.id] });
  const { payments } = await callers.get(advance);
  const answer = await callers.post(
    `/invoices/${advance.id}/payments/${payments[0]!.id}/take-back`,
    'own',
    { reason: 'Грешка' },
    'en',
  );
  expect(await errorOf(answer)).toEqual([409, 'invoices.deducted-advance-stays']);
});

test('a deducted advance is not credited without a refund until its final invoice is annulled', async () => {
  const advance = await paidAdvance();
  const final = await write({ items: [at(20, 300)], advances: [advance.id] });
  const credit = () =>
    callers.post(
      `/invoices/${advance.id}/credit-notes`,
      'own',
      { whole: true, reasonKind: 'DISCOUNT' },
      'en',
    );
  expect(await errorOf(await credit())).toEqual([409, 'invoices.deducted-advance-stays']);
  expect((await callers.get(advance)).creditNotes).toEqual([]);
  expect((await annul(final)).status).toBe(200);
  expect((await credit()).status).toBe(201);
});

test('only open advances of the buyer are offered, and none of another merchant', async () => {
  const [open, deducted] = [await paidAdvance(), await paidAdvance()];
  const unpaid = await write({ advance: true });
  await write({ items: [at(20, 300)], advances: [deducted.id] });
  const offered = async (query: string, bearer = 'own') => {
    const answer = await callers.api.get(`/invoices/me/advances${query}`, bearer);
    return ((await answer.json()) as { advances: OpenAdvance[] }).advances.map(({ id }) => id);
  };
  const ids = await offered('?taxId=831902088');
  expect(ids).toContain(open.id);
  expect(ids).not.toContain(deducted.id);
  expect(ids).not.toContain(unpaid.id);
  expect(await offered('')).toEqual([]);
  expect(await offered('?taxId=831902088', 'other')).toEqual([]);
});

test('the register states base and VAT of a final invoice less its advances, by rate', async () => {
  const advance = await paidAdvance([at(20, 100), at(9, 10)]);
  const final = await write({ items: [at(20, 250), at(9, 30)], advances: [advance.id] });
  const file = await (await callers.api.get(`/invoices/export?format=csv`, 'own')).text();
  const [head, ...rows] = file.replace('\uFEFF', '').trim().split('\r\n');
  const names = head!.split(';');
  const cells = rows.find((row) => row.includes(final.invoiceNumber))!.split(';');
  const amounts = cells.filter((cell) => /^-?\d+[.,]\d\d$/.test(cell)).map((cell) => cell.replace(',', '.'));
  expect(names.length).toBe(cells.length);
  expect(amounts.slice(0, 4)).toEqual(['150.00', '30.00', '20.00', '1.80']);
});

test('an advance invoice says so and names the date of supply or payment; the final one lists the deduction', async () => {
  const advance = await paidAdvance();
  const final = await write({ items: [at(20, 300)], advances: [advance.id] });
  const text = async ({ id }: Invoice) => {
    const view = await fixture.findInvoice(id, 'all', businessDate('2026-11-20'));
    return textOfPrint(await fixture.get(InvoicePrinter).print(view!, 'ORIGINAL'));
  };
  const printed = await text(advance);
  expect(printed).toContain('Авансово плащане');
  expect(printed).toContain('Данъчно събитие / плащане');
  const last = await text(final);
  expect(last).toContain(`Приспаднат аванс по фактура № ${advance.invoiceNumber} от 20.11.2026 г.`);
  expect(last).toContain('−100,00');
  expect(last).toContain('Данъчна основа 20% 200,00 €');
  expect(last).not.toContain('Авансово плащане');
});
