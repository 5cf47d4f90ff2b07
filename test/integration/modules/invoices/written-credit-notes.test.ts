import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreditNotePreview } from '#contract/invoices/credit-notes.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { pagePrinter, textOfPrint } from '#test/support/page-printer.ts';
import { setUncachedPrinter } from '#test/support/worker-printer.ts';
import { errorOf, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  // `printed-kinds.test.ts` and `receipts.test.ts` read back what a browser prints.
  setUncachedPrinter(pagePrinter);
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
});
afterAll(async () => {
  await callers.api.close();
  await fixture.close();
});

const credit = ({ id }: Pick<Invoice, 'id'>, body: object, bearer = 'own') =>
  callers.ask(`/invoices/${id}/credit-notes`, { reasonKind: 'GOODS_RETURNED', ...body }, bearer);
const credited = async (invoice: Pick<Invoice, 'id'>, body: object): Promise<Invoice> => {
  const answer = await credit(invoice, body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Invoice;
};
const pay = (invoice: Invoice, amount?: number) =>
  callers.ask(`/invoices/${invoice.id}/payments`, { paidOn: '2026-11-20', amount });

test('a credit note over lines names the goods, reduces the open sum and renews the link over the rest', async () => {
  const invoice = await callers.write();
  const note = await credited(invoice, { lines: [{ line: 1, quantity: 1.5 }], reason: 'Върнати два часа' });
  expect(note).toMatchObject({
    type: 'CREDIT_NOTE',
    status: 'PAID',
    correctsId: invoice.id,
    correctionKind: 'GOODS_RETURNED',
    correctionReason: 'Върната стока: Върнати два часа',
    subtotal: 60,
    taxAmount: 12,
    items: [
      { description: 'Консултация', quantity: 1.5, unit: 'ч', unitPrice: 40, taxRate: 20, correctsLine: 1 },
    ],
  });
  const open = await callers.get(invoice);
  const rest = Math.round((invoice.totalAmount - 72) * 100) / 100;
  expect(open).toMatchObject({ status: 'PENDING', creditedAmount: 72, openAmount: rest });
  expect(open.payUrl).not.toBe(invoice.payUrl);
  expect(open.creditNotes).toMatchObject([{ id: note.id, totalAmount: 72 }]);
  expect(await callers.linksOf(invoice)).toMatchObject([
    { status: 'CANCELLED' },
    { status: 'ACTIVE', amount_minor: Math.round(rest * 100) },
  ]);
  expect(note.deliveries).toMatchObject([{ kind: 'RECEIPT', recipient: 'kupuvach@example.com' }]);
  expect(await fixture.violations()).toEqual([]);
});

test('an invoice that is credited whole has nothing open, no link and no payment', async () => {
  const invoice = await callers.write();
  await credited(invoice, { discount: { amount: 10, lines: [2] }, reasonKind: 'DISCOUNT', send: false });
  const note = await credited(invoice, { whole: true, send: false });
  expect(note.deliveries).toEqual([]);
  const done = await callers.get(invoice);
  expect(done).toMatchObject({
    status: 'PAID',
    paidAmount: 0,
    openAmount: 0,
    creditedAmount: invoice.totalAmount,
    payUrl: null,
  });
  expect((await callers.linksOf(invoice)).filter(({ status }) => status !== 'CANCELLED')).toEqual([]);
  expect(await errorOf(await credit(invoice, { whole: true }))).toEqual([409, 'invoices.nothing-to-credit']);
  expect(await errorOf(await pay(invoice))).toEqual([409, 'invoices.state-refused']);
  expect(await fixture.violations()).toEqual([]);
});

test('a credit note of what is open after a transfer makes the invoice PAID, and taking the transfer back opens it', async () => {
  const invoice = await callers.write();
  const part = (await (await pay(invoice, 50)).json()) as Invoice;
  await credited(invoice, { discount: { amount: part.openAmount }, reasonKind: 'DISCOUNT' });
  const done = await callers.get(invoice);
  expect(done).toMatchObject({ status: 'PAID', paidAmount: 50, openAmount: 0 });
  expect((await callers.linksOf(invoice)).map(({ status }) => status)).toEqual(['CANCELLED', 'PAID']);
  await callers.ask(`/invoices/${invoice.id}/payments/${done.payments[0]!.id}/take-back`, {
    reason: 'Друга фактура',
  });
  expect(await callers.get(invoice)).toMatchObject({ status: 'PENDING', openAmount: 50 });
  expect(await errorOf(await callers.ask(`/invoices/${invoice.id}/annul`, { reason: 'Грешка' }))).toEqual([
    409,
    'invoices.credited-stays',
  ]);
  expect(await fixture.violations()).toEqual([]);
});

test('a paid invoice keeps its payment and its time when it is credited', async () => {
  const invoice = await callers.write();
  const paid = (await (await pay(invoice)).json()) as Invoice;
  await credited(invoice, { whole: true, reasonKind: 'WRONG_RATE' });
  const after = await callers.get(invoice);
  expect(after).toMatchObject({ status: 'PAID', paidAmount: paid.totalAmount, openAmount: 0 });
  expect((await callers.linksOf(invoice)).map(({ status }) => status)).toEqual(['PAID']);
  expect(await fixture.violations()).toEqual([]);
});

test.each([
  [
    'more than a line has',
    { lines: [{ line: 1, quantity: 2.501 }] },
    [422, 'input.invalid', 'lines.0.quantity'],
  ],
  ['a line that is not there', { lines: [{ line: 3 }] }, [422, 'input.invalid', 'lines.0.line']],
  ['more than is left', { discount: { amount: 1_000 } }, [422, 'input.invalid', 'discount.amount']],
  ['nothing', {}, [422, 'input.invalid', 'lines']],
  ['two choices', { whole: true, lines: [{ line: 1 }] }, [422, 'input.invalid', 'lines']],
  ['another reason without words', { whole: true, reasonKind: 'OTHER' }, [422, 'input.invalid', 'reason']],
])('a credit note of %s is refused by its field and takes no number', async (_, body, error) => {
  const invoice = await callers.write();
  expect(await errorOf(await credit(invoice, body))).toEqual(error);
  expect((await callers.get(invoice)).creditNotes).toEqual([]);
});

test('annulled, test and credit documents are not credited; the invoice of another merchant is not found', async () => {
  const annulled = await callers.write();
  await callers.ask(`/invoices/${annulled.id}/annul`, { reason: 'Грешка' });
  const sample = (await (await callers.ask('/invoices/test-create', {})).json()) as Invoice;
  const note = await credited(await callers.write(), { lines: [{ line: 2 }] });
  for (const refused of [annulled, sample, note])
    expect(await errorOf(await credit(refused, { whole: true }))).toEqual([409, 'invoices.not-creditable']);
  const own = await callers.write();
  expect(await errorOf(await credit(own, { whole: true }, 'other'))).toEqual([404, 'invoices.not-found']);
});

test('the preview says what is left and what the credit note would be, and writes nothing', async () => {
  const invoice = await callers.write();
  await credited(invoice, { lines: [{ line: 1, quantity: 0.5 }] });
  const path = `/invoices/${invoice.id}/credit-notes/preview`;
  const preview = (await (
    await callers.ask(path, { lines: [{ line: 1, quantity: 1 }] })
  ).json()) as CreditNotePreview;
  expect(preview).toMatchObject({
    lines: [
      { line: 1, quantity: 2, net: 80, total: 96 },
      { line: 2, quantity: 3 },
    ],
    rates: [{ taxRate: 20, base: 40, tax: 8 }],
    totalAmount: 48,
    openAmount: Math.round((invoice.totalAmount - 24 - 48) * 100) / 100,
  });
  expect((await (await callers.ask(path, {})).json()) as CreditNotePreview).toMatchObject({
    items: [],
    totalAmount: 0,
  });
  expect((await callers.get(invoice)).creditNotes).toHaveLength(1);
});

test('chosen lines of a refund are worth their sum with VAT, and its credit note names them', async () => {
  const invoice = await callers.write();
  const [link] = await callers.linksOf(invoice);
  const amount = Money.ofMinor(link!.amount_minor, 'EUR');
  const payment = await fixture.pay(callers.own, { paymentLinkId: link!.id, amount, chargeAmount: amount });
  const lines = [{ line: 2, quantity: '2' }];
  const worth = await fixture.get(DocumentsOfPayments).worthOf(payment.paymentId, lines);
  expect(worth).toEqual(Money.ofMinor(2_178, 'EUR'));
  await fixture.refund(payment, 2_178, { lines });
  const [note] = (await callers.get(invoice)).creditNotes;
  expect(await callers.get(note!)).toMatchObject({
    totalAmount: 21.78,
    correctionKind: null,
    items: [{ description: 'Учебник', quantity: 2, taxRate: 9, correctsLine: 2 }],
  });
  expect(await fixture.violations()).toEqual([]);
});

test('a card refund after a credit note over the whole gets no credit note of its own', async () => {
  const invoice = await callers.write();
  const [link] = await callers.linksOf(invoice);
  const amount = Money.ofMinor(link!.amount_minor, 'EUR');
  const payment = await fixture.pay(callers.own, { paymentLinkId: link!.id, amount, chargeAmount: amount });
  await credited(invoice, { whole: true });
  await fixture.refund(payment, 1_000);
  expect((await callers.get(invoice)).creditNotes).toHaveLength(1);
  expect(await fixture.violations()).toEqual([]);
});

test('the database refuses a credited amount that is not the sum of the credit notes', async () => {
  const invoice = await callers.write();
  await credited(invoice, { lines: [{ line: 1 }] });
  for (const statement of [
    `update invoices set credited_minor = credited_minor + 1 where id = ${invoice.id}`,
    `update invoices set credited_minor = 0 where id = ${invoice.id}`,
    `update invoices set status = 'PAID', paid_at = now(), credited_minor = total_minor where id = ${invoice.id}`,
  ])
    await expect(fixture.database.rows(statement)).rejects.toThrow(/sum of its payments/);
});

test('the PDF of a credit note names goods, reason and corrected document, and no method of payment', async () => {
  const invoice = await callers.write();
  const note = await credited(invoice, { lines: [{ line: 1, quantity: 1 }], reason: 'Отменен час' });
  const textOf = async (id: number): Promise<string> => {
    const view = await fixture.findInvoice(id, 'all', businessDate('2026-11-20'));
    const pdf = await fixture.get(InvoicePrinter).print(view!, 'ORIGINAL');
    return textOfPrint(pdf);
  };
  const text = await textOf(note.id);
  for (const part of ['Консултация', 'Върната стока: Отменен час', invoice.invoiceNumber, 'Кредитирана сума'])
    expect(text).toContain(part);
  expect(text).not.toContain('Начин на плащане');
  expect(text).not.toContain('Възстановено');
  expect(await textOf(invoice.id)).toContain('Кредитирано');
});
