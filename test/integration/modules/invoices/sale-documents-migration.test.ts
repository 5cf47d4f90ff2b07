import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { system } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { draft, openCallers, type Callers } from './invoice-callers.ts';
import { migratedInvoices } from './migrated-invoices.ts';

const first = '20261127100000_current_documents.ts';
const second = '20261127110000_credit_notes.ts';

let fixture: InvoicesFixture;
let callers: Callers;
let migrations: ReturnType<typeof migratedInvoices>;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
  migrations = migratedInvoices(fixture);
});
afterAll(async () => {
  await migrations.close();
  await fixture.close();
});

const post = async <T = Invoice>(path: string, body: object = {}): Promise<T> => {
  const answer = await callers.post(path, 'own', body, 'en');
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as T;
};
const write = (facts: object = {}) => post('/invoices', draft(facts));
const pay = ({ id }: Invoice, amount?: number) =>
  post(`/invoices/${id}/payments`, { paidOn: '2026-11-20', amount });
const credit = ({ id }: Invoice, choice: object) =>
  post(`/invoices/${id}/credit-notes`, { reasonKind: 'GOODS_RETURNED', send: false, ...choice });
const debit = ({ id }: Invoice) =>
  post(`/invoices/${id}/debit-notes`, {
    items: [{ description: 'Доплащане', quantity: 1, unitPrice: 10, taxRate: 20 }],
    reason: 'Анекс',
  });
const at = (unitPrice: number) => ({ description: 'Ремонт', quantity: 1, unitPrice, taxRate: 20 });

/** Open, partly paid, paid and wholly credited invoices, and a refund by line. */
const fillCredits = async (): Promise<void> => {
  await credit(await write(), { lines: [{ line: 1, quantity: 1 }] });
  const part = await write();
  await pay(part, 20);
  await credit(part, { discount: { amount: 10 } });
  await credit(part, { whole: true });
  const paid = await write();
  await pay(paid);
  await credit(paid, { lines: [{ line: 2 }] });
  await credit(await write(), { whole: true });
  const byCard = await write();
  const [link] = await fixture.database.rows<{ id: number; minor: number }>(
    `select id, amount_minor as minor from payment_links where invoice_id = ? and status = 'ACTIVE'`,
    [byCard.id],
  );
  const amount = Money.ofMinor(link!.minor, 'EUR');
  const payment = await fixture.pay(callers.own, { paymentLinkId: link!.id, amount, chargeAmount: amount });
  await fixture.refund(payment, 2_178, { lines: [{ line: 2, quantity: '2' }] });
};

const fillAdvances = async (): Promise<void> => {
  const advance = await write({ advance: true, items: [at(100)] });
  await pay(advance);
  await write({ items: [at(250)], advances: [advance.id] });
  const covering = await write({ advance: true, items: [at(100)] });
  await pay(covering);
  await write({ items: [at(100)], advances: [covering.id] });
  await write({
    items: [at(100)],
    installments: [
      { dueDate: '2026-12-10', amount: 40 },
      { dueDate: '2027-01-10', amount: 80 },
    ],
  });
  await write({ items: [{ description: 'Кроасан', quantity: 3, grossUnitPrice: 0.99, taxRate: 20 }] });
};

const fillDebits = async (): Promise<void> => {
  await debit(await write());
  await pay(await debit(await write()));
  await credit(await debit(await write()), { whole: true });
};

const nameBuyer = async (): Promise<string> => {
  const { paymentId } = await fixture.pay(callers.own);
  const { outcome } = await fixture.get(DocumentsOfPayments).nameBuyer({
    actor: system('tests'),
    paymentId,
    buyer: {
      name: 'Тест ЕООД',
      taxId: '175074752',
      vatNumber: null,
      address: 'гр. София, ул. „Шипка“ № 1',
      country: 'BG',
    },
    invoiceNumber: null,
    sessionId: `cs_${paymentId}`,
  });
  return outcome;
};

/** One document that its payer had issued to another buyer, and one that the merchant did. */
const fillReplacements = async (): Promise<void> => {
  expect(await nameBuyer()).toBe('REPLACED');
  fixture.setNow('2026-11-28T12:00:00Z');
  expect(await nameBuyer()).toBe('REQUESTED');
  const requests = (await (await callers.api.get('/buyer-requests/me', 'own')).json()) as BuyerRequest[];
  await post(`/buyer-requests/${requests[0]!.id}/accept`);
};

/** Everything of the documents but what is counted again. */
const stored = () =>
  migrations.rowsOf(`
    select to_jsonb(i) as document, (select jsonb_agg(to_jsonb(l) order by position) from invoice_lines l where l.invoice_id = i.id) as lines,
      (select jsonb_agg(to_jsonb(n) order by seq) from installments n where n.invoice_id = i.id) as installments,
      (select jsonb_agg(to_jsonb(d) order by d.rate) from invoice_advances d where d.final_id = i.id) as deductions
    from invoices i order by i.id`);

test('filled tables of credit and debit notes, advances and instalments go down and up with every hash and sum', async () => {
  await fillCredits();
  await fillAdvances();
  await fillDebits();
  await fixture.database.rows('delete from rate_limits');
  expect(await migrations.findings()).toEqual([]);
  const before = await stored();

  await migrations.down(second);
  const [open] = await migrations.rowsOf<{ count: number }>(
    `select count(*)::int as count from invoices where status = 'PAID' and paid_minor < total_minor`,
  );
  expect(open).toEqual({ count: 0 });
  await migrations.up();
  expect(await migrations.findings()).toEqual([]);
  expect(await stored()).toEqual(before);
  await migrations.down(first);
  await migrations.up();
  expect(await migrations.findings()).toEqual([]);
  expect(await stored()).toEqual(before);
});

test('while a document is replaced, the first of these migrations is not taken back, and nothing is lost', async () => {
  await fillReplacements();
  expect(await migrations.findings()).toEqual([]);
  const before = await stored();
  await expect(migrations.down(first)).rejects.toThrow(/unique/);
  expect(await migrations.isDone(second)).toBe(false);
  expect(await migrations.rowsOf('select from buyer_requests')).toHaveLength(1);
  await migrations.up();
  expect(await migrations.findings()).toEqual([]);
  expect(await stored()).toEqual(before);
  expect(await fixture.violations()).toEqual([]);
});
