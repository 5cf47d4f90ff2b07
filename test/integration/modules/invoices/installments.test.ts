import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { MarkOverdue } from '#modules/invoices/adapters/postgres/mark-overdue.ts';
import { RemindCustomers } from '#modules/invoices/application/remind-customers.ts';
import { RenewLink } from '#modules/invoices/application/renew-link.ts';
import { documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { PayableLinks } from '#modules/links/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { pagePrinter, textOfPrint } from '#test/support/page-printer.ts';
import { setUncachedPrinter } from '#test/support/worker-printer.ts';
import { draft, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  // `printed-kinds.test.ts` and `receipts.test.ts` read back what a browser prints.
  setUncachedPrinter(pagePrinter);
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
  await fixture.database.rows(`update merchants set plan = 'GROWTH' where id = ?`, [callers.own]);
});
afterEach(() => fixture.setNow('2026-11-20T12:00:00Z'));
afterAll(async () => {
  // Some were stored as OVERDUE.
  fixture.setNow('2027-03-01T12:00:00Z');
  const context = { since: new Date(0), read: () => undefined, leaveOut: () => undefined };
  for (const { violations } of fixture.parts.checks!) expect(await violations(context)).toEqual([]);
  await callers.api.close();
  await fixture.close();
});

const items = [{ description: 'Ремонт', quantity: 1, unitPrice: 250, taxRate: 20 }];
const days = ['2026-12-01', '2027-01-04', '2027-02-01'];
const plan = days.map((dueDate) => ({ dueDate, amount: 100 }));
const ask = (body: object) => callers.post('/invoices', 'own', draft({ items, ...body }), 'en');
/** Three instalments of 100 euro. */
const write = async (installments: readonly object[] = plan): Promise<Invoice> => {
  const answer = await ask({ installments });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Invoice;
};
const read = async ({ id }: Pick<Invoice, 'id'>): Promise<Invoice> =>
  (await (await callers.api.get(`/invoices/${id}`, 'own')).json()) as Invoice;
const transfer = async ({ id }: Invoice, amount: number): Promise<Invoice> => {
  const paid = { paidOn: '2026-11-20', amount };
  const answer = await callers.post(`/invoices/${id}/payments`, 'own', paid, 'en');
  expect(answer.status).toBe(201);
  return (await answer.json()) as Invoice;
};
type Link = Readonly<{ id: number; installment: number; status: string; amount_minor: number }>;
const linksOf = ({ id }: Invoice): Promise<readonly Link[]> =>
  fixture.database.rows<Link>(
    'select id, installment, status, amount_minor from payment_links where invoice_id = ? order by id',
    [id],
  );
/** What can be paid by link, by instalment. */
const payable = async (invoice: Invoice) =>
  (await linksOf(invoice))
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ installment, amount_minor: minor }) => [installment, minor]);
/** Pays the link of an instalment, as settling does, and runs the job. */
const payByCard = async (invoice: Invoice, seq: number): Promise<void> => {
  const link = (await linksOf(invoice)).find((one) => one.installment === seq && one.status === 'ACTIVE')!;
  const amount = Money.ofMinor(link.amount_minor, 'EUR');
  await fixture.database.transact(async () => {
    await fixture.get(PayableLinks).markPaid(link.id);
    await fixture.pay(callers.own, { paymentLinkId: link.id, amount, chargeAmount: amount });
  });
  await fixture.get(RenewLink).execute({ invoiceId: invoice.id });
};

test('each instalment has a link of its own, and the last due day is that of the invoice', async () => {
  const invoice = await write();
  expect(invoice).toMatchObject({ status: 'PENDING', totalAmount: 300, dueDate: days[2] });
  expect(invoice.installments).toMatchObject(
    days.map((dueDate, place) => ({ seq: place + 1, dueDate, amount: 100, openAmount: 100 })),
  );
  expect(new Set(invoice.installments.map(({ payUrl }) => payUrl)).size).toBe(3);
  expect(invoice.payUrl).toBe(invoice.installments[0]!.payUrl);
  expect(await payable(invoice)).toEqual([
    [1, 10_000],
    [2, 10_000],
    [3, 10_000],
  ]);
});

test('instalments are paid by card in any order, and the last one makes the invoice PAID', async () => {
  const invoice = await write();
  await payByCard(invoice, 2);
  expect(await read(invoice)).toMatchObject({
    status: 'PENDING',
    openAmount: 200,
    installments: [{ openAmount: 100 }, { openAmount: 0, payUrl: null }, { openAmount: 100 }],
  });
  await payByCard(invoice, 3);
  expect(await payable(invoice)).toEqual([[1, 10_000]]);
  await payByCard(invoice, 1);
  const paid = await read(invoice);
  expect([paid.status, paid.payments.length, await payable(invoice)]).toEqual(['PAID', 3, []]);
});

test('a transfer covers instalments in their order and renews the link of the one that it covers in part', async () => {
  const invoice = await write();
  await transfer(invoice, 130);
  expect((await linksOf(invoice)).map(({ status }) => status)).toEqual([
    'PAID',
    'CANCELLED',
    'ACTIVE',
    'ACTIVE',
  ]);
  expect(await payable(invoice)).toEqual([
    [3, 10_000],
    [2, 7_000],
  ]);
  await payByCard(invoice, 2);
  expect((await read(invoice)).installments.map(({ openAmount }) => openAmount)).toEqual([0, 0, 100]);
  await transfer(invoice, 100);
  expect(await read(invoice)).toMatchObject({ status: 'PAID', openAmount: 0, payUrl: null });
});

test('a transfer that is taken back opens the links of its instalments again', async () => {
  const invoice = await write();
  const paid = await transfer(invoice, 250);
  await callers.post(
    `/invoices/${invoice.id}/payments/${paid.payments[0]!.id}/take-back`,
    'own',
    { reason: 'Грешка' },
    'en',
  );
  expect((await payable(invoice)).toSorted(([one = 0], [other = 0]) => one - other)).toEqual([
    [1, 10_000],
    [2, 10_000],
    [3, 10_000],
  ]);
});

test('an invoice is OVERDUE from the day after an instalment that is not covered, until it is', async () => {
  const invoice = await write();
  const [shown, stored] = [
    async () => (await read(invoice)).status,
    async () =>
      (
        await fixture.database.rows<{ status: string }>('select status from invoices where id = ?', [
          invoice.id,
        ])
      )[0]!.status,
  ];
  fixture.setNow('2026-12-01T12:00:00Z');
  expect(await shown()).toBe('PENDING');
  fixture.setNow('2026-12-02T12:00:00Z');
  expect([await shown(), await stored()]).toEqual(['OVERDUE', 'PENDING']);
  await fixture.get(MarkOverdue)();
  expect(await stored()).toBe('OVERDUE');
  await transfer(invoice, 100);
  expect([await shown(), await stored()]).toEqual(['PENDING', 'PENDING']);
  fixture.setNow('2027-01-05T12:00:00Z');
  expect(await shown()).toBe('OVERDUE');
});

test('reminders are sent for each instalment that is not covered, each step once', async () => {
  const invoice = await write();
  const remind = async (now: string) => {
    fixture.setNow(now);
    await fixture.get(RemindCustomers).execute();
    return fixture.database.rows<{ installment: number; step: string }>(
      'select installment, step from invoice_reminders where invoice_id = ? order by installment, step',
      [invoice.id],
    );
  };
  const first = { installment: 1, step: 'AFTER_1' };
  expect(await remind('2026-12-02T12:00:00Z')).toEqual([first]);
  expect(await remind('2026-12-02T13:00:00Z')).toEqual([first]);
  await transfer(invoice, 100);
  expect(await remind('2026-12-09T12:00:00Z')).toEqual([first]);
  const second = { installment: 2, step: 'BEFORE_3' };
  expect(await remind('2027-01-02T12:00:00Z')).toEqual([first, second]);
  const last = { installment: 3, step: 'AFTER_1' };
  expect(await remind('2027-02-02T12:00:00Z')).toEqual([first, second, last]);
});

test.each([
  ['whose sum is not the total', [{ dueDate: days[0], amount: 299.99 }], 'installments'],
  [
    'whose days do not rise',
    [
      { dueDate: days[1], amount: 100 },
      { dueDate: days[0], amount: 200 },
    ],
    'installments.1.dueDate',
  ],
  [
    'with a part that no card can be charged',
    [
      { dueDate: days[0], amount: 0.3 },
      { dueDate: days[1], amount: 299.7 },
    ],
    'installments.0.amount',
  ],
])('a plan %s is refused by field', async (_, installments, field) => {
  const answer = await ask({ installments });
  const { fields } = (await answer.json()) as ErrorBody;
  expect([answer.status, Object.keys(fields ?? {})]).toEqual([422, [field]]);
});

test('an invoice has one ACTIVE link for each instalment, by the database', async () => {
  const invoice = await write();
  const [, second] = await linksOf(invoice);
  await expect(
    fixture.database.rows('update payment_links set installment = 1 where id = ?', [second!.id]),
  ).rejects.toThrow(/payment_links_active_of_installment/);
});

test('the hash of a document covers its plan, whose rows are never changed', async () => {
  const invoice = await write();
  const stored = (await fixture.documentsOf(callers.own)).find(({ id }) => id === invoice.id)!.invoice;
  const { document, previousHash } = stored;
  expect(await documentHash(document, previousHash)).toBe(stored.documentHash);
  const { installments: _, ...without } = document;
  expect(await documentHash(without, previousHash)).not.toBe(stored.documentHash);
  await expect(
    fixture.database.rows('update installments set amount_minor = 1 where invoice_id = ?', [invoice.id]),
  ).rejects.toThrow(/permission denied/);
});

test('the printed invoice lists the plan', async () => {
  const { id } = await write();
  const view = await fixture.findInvoice(id, 'all', businessDate('2026-11-20'));
  const text = textOfPrint(await fixture.get(InvoicePrinter).print(view!, 'ORIGINAL'));
  expect(text).toContain('Вноска 1 от 3, до 01.12.2026 г.');
  expect(text).toContain('Вноска 3 от 3, до 01.02.2027 г.');
});

test('annulling the invoice cancels every link', async () => {
  const invoice = await write();
  await callers.post(`/invoices/${invoice.id}/annul`, 'own', { reason: 'Грешка' }, 'en');
  expect(new Set((await linksOf(invoice)).map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
});
