import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { refundStatusOf } from '#modules/invoices/application/invoice-view.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { PaymentRefunded } from '#modules/payments/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { readPdf } from '#test/support/read-pdf.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.close());

const paid = async () => {
  const merchantId = await fixture.addMerchant();
  return { merchantId, payment: await fixture.pay(merchantId) };
};
const notesOf = async (merchantId: number) => (await fixture.documentsOf(merchantId)).slice(1);

test('a refund gets one credit note with the next number, the corrected invoice, the reason and its share of the VAT', async () => {
  const { merchantId, payment } = await paid();
  const refundId = await fixture.refund(payment, 2_000);

  const [invoice] = await fixture.documentsOf(merchantId);
  const [note, ...others] = await notesOf(merchantId);
  expect(others).toEqual([]);
  expect(note?.invoiceNumber).toBe('0000000002');
  expect(note?.invoice.toRecord().lifecycle.status).toBe('PAID');
  expect(note?.invoice.document).toMatchObject({
    type: 'CREDIT_NOTE',
    series: 'LEGAL',
    refundId,
    paymentId: null,
    correctsInvoiceId: invoice?.id,
    correctionReason: 'Възстановена сума на получателя',
    total: Money.ofMinor(2_000, 'EUR'),
    subtotal: Money.ofMinor(1_667, 'EUR'),
    tax: Money.ofMinor(333, 'EUR'),
    taxEventDate: '2026-11-20',
    lines: [{ description: 'Възстановена сума по фактура № 0000000001', taxRate: 20, taxGroup: 'Б' }],
  });
  const [row] = await fixture.database.rows<{ hash: string }>(
    'select payment_hash as hash from invoice_payments where invoice_id = ?',
    [invoice!.id],
  );
  expect(note?.invoice.previousHash).toBe(row!.hash);
});

test('the credit note of a full refund names the goods', async () => {
  const { merchantId, payment } = await paid();
  await fixture.refund(payment, 5_113);
  const [invoice] = await fixture.documentsOf(merchantId);
  const [note] = await notesOf(merchantId);
  const { description, quantity, unit, unitPrice } = invoice!.invoice.document.lines[0]!;
  expect(note?.invoice.document.lines).toMatchObject([
    { description, quantity, unit, unitPrice, correctsLine: 1, correctsQuantity: quantity },
  ]);
  expect(note?.invoice.document.total).toEqual(invoice!.invoice.document.total);
});

test('a repeated or concurrent event of one refund gives one credit note', async () => {
  const { merchantId, payment } = await paid();
  const refundId = await fixture.refund(payment, 1_000);
  const again = () =>
    fixture.database.transact(() =>
      fixture.events.publish(PaymentRefunded, {
        paymentId: payment.paymentId,
        refundId,
        amount: Money.ofMinor(1_000, 'EUR'),
        note: null,
        lines: null,
        refundedAt: new Date('2026-11-20T11:59:30Z'),
      }),
    );
  await Promise.all([again(), again()]);
  expect(await notesOf(merchantId)).toHaveLength(1);
});

test('partial and concurrent refunds credit exactly the invoice', async () => {
  const { merchantId, payment } = await paid();
  await Promise.all([1, 1_700, 333, 2_079].map((minor) => fixture.refund(payment, minor)));
  await fixture.refund(payment, 1_000);

  const [invoice] = await fixture.documentsOf(merchantId);
  const notes = await notesOf(merchantId);
  const sum = (of: 'subtotal' | 'tax') =>
    notes.reduce((total, note) => total + note.invoice.document[of].minor, 0n);
  expect(notes.map(({ invoice: { document } }) => document.number)).toEqual([2, 3, 4, 5, 6]);
  expect([sum('subtotal'), sum('tax')]).toEqual([
    invoice?.invoice.document.subtotal.minor,
    invoice?.invoice.document.tax.minor,
  ]);
  await expect(fixture.refund(payment, 1)).rejects.toThrow('more is refunded');
  expect(await notesOf(merchantId)).toHaveLength(5);
});

test('the payer gets a credit note by mail once', async () => {
  const { merchantId, payment } = await paid();
  await fixture.refund(payment, 500);
  const [note] = await notesOf(merchantId);
  const deliveries = await fixture.database.rows(
    'select kind, recipient, state from invoice_deliveries where invoice_id = ?',
    [note!.id],
  );
  expect(deliveries).toEqual([{ kind: 'RECEIPT', recipient: 'ivan@example.com', state: 'QUEUED' }]);
});

test('the PDF of a credit note is a КРЕДИТНО ИЗВЕСТИЕ with number and date of the invoice and the refunded amount', async () => {
  const { merchantId, payment } = await paid();
  await fixture.refund(payment, 2_000);
  const [note] = await notesOf(merchantId);
  const view = (await fixture.findInvoice(note!.id, 'all', businessDate('2026-11-20')))!;
  const { text, pages } = await readPdf(await fixture.get(InvoicePrinter).print(view, 'ORIGINAL'));
  expect(pages).toBe(1);
  for (const field of [
    'КРЕДИТНО ИЗВЕСТИЕ № 0000000002',
    'Към фактура № 0000000001 от 20.11.2026 г.',
    'Основание за издаване: Възстановена сума на получателя',
    'Сума за възстановяване 20,00 €',
    'Възстановено 20,00 €',
    'Словом: двадесет евро',
  ]) {
    expect(text).toContain(field);
  }
  expect(text).not.toContain('Сума за плащане');
});

test('the reason of a refund is printed on its credit note', async () => {
  const { merchantId, payment } = await paid();
  await fixture.refund(payment, 500, { note: 'Двама души не дойдоха' });
  const [note] = await notesOf(merchantId);
  expect(note?.invoice.document).toMatchObject({
    correctionReason: 'Двама души не дойдоха',
    description: 'Двама души не дойдоха',
    lines: [{ description: 'Възстановена сума по фактура № 0000000001' }],
  });
});

test('an invoice and its credit notes refer to each other and to the payment', async () => {
  const { merchantId, payment } = await paid();
  await fixture.refund(payment, 500);
  await fixture.refund(payment, 700);
  const [invoice, first, second] = await fixture.documentsOf(merchantId);
  const view = (id: number) => fixture.findInvoice(id, [merchantId], businessDate('2026-11-20'));
  expect(await view(invoice!.id)).toMatchObject({
    correctsId: null,
    paidBy: payment.paymentId,
    creditNotes: [
      { id: first!.id, invoiceNumber: '0000000002', issueDate: '2026-11-20', totalMinor: 500 },
      { id: second!.id, invoiceNumber: '0000000003', issueDate: '2026-11-20', totalMinor: 700 },
    ],
  });
  expect(await view(first!.id)).toMatchObject({ correctsId: invoice!.id, paidBy: null, creditNotes: [] });
});

test('the refunded sum of an invoice grows with each refund, until all of what was paid is refunded', async () => {
  const { merchantId, payment } = await paid();
  const [invoice] = await fixture.documentsOf(merchantId);
  const read = async () => {
    const view = await fixture.findInvoice(invoice!.id, [merchantId], businessDate('2026-11-20'));
    return { refundedMinor: view?.refundedMinor, refunded: refundStatusOf(view!), status: view?.status };
  };
  expect(await read()).toEqual({ refundedMinor: 0, refunded: 'NONE', status: 'PAID' });
  await fixture.refund(payment, 2_000);
  expect(await read()).toEqual({ refundedMinor: 2_000, refunded: 'PARTIAL', status: 'PAID' });
  await fixture.refund(payment, 3_113);
  expect(await read()).toEqual({ refundedMinor: 5_113, refunded: 'FULL', status: 'PAID' });
});
