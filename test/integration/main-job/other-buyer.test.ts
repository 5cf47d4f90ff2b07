import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { NamedBuyer } from '#contract/payments/payer-documents.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type Answer } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { readPdf } from '#test/support/read-pdf.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ variables: { RATE_LIMITS: 'on' } });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  await shop.drain();
  expect(await shop.database.rows(`select from invoice_deliveries where state = 'QUEUED'`)).toEqual([]);
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const company = {
  name: 'Тест ЕООД',
  taxId: '175074752',
  address: 'гр. София, ул. „Шипка“ № 1',
};
const other = { ...company, name: 'Друга фирма ЕООД' };

const payLink = async (customerEmail?: string): Promise<OpenCheckout> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant), {
    language: 'bg',
    ...(customerEmail !== undefined && { customerEmail }),
  });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  return checkout;
};
const name = <T = NamedBuyer>(
  { sessionId }: OpenCheckout,
  buyer: object = company,
  more: object = {},
): Promise<Answer<T>> =>
  shop.api().post<T>(`/payments/checkout/sessions/${sessionId}/buyer`, { buyer, ...more });
const documentsOf = async ({ paymentId }: OpenCheckout): Promise<Invoice[]> => {
  const rows = await shop.database.rows<{ id: number }>(
    `select id from invoices where payment_id = ? and type = 'INVOICE' order by id`,
    [paymentId],
  );
  return Promise.all(
    rows.map(async ({ id }) => accepted(await merchant.api.get<Invoice>(`/invoices/${id}`))),
  );
};

it('the document of a payment is annulled and issued again to the company, with the same lines and tax event', async () => {
  const checkout = await payLink('maria@example.com');
  const [old] = await documentsOf(checkout);
  const answer = accepted(await name(checkout));
  const [annulled, current] = await documentsOf(checkout);
  expect(answer).toEqual({ outcome: 'REPLACED', invoiceNumber: current!.invoiceNumber });
  expect(annulled).toMatchObject({
    id: old!.id,
    status: 'PENDING',
    annulmentReason: 'Сменен получател',
    paidAmount: 0,
    openAmount: 0,
    payments: [{ kind: 'CARD', takenBackReason: 'Сменен получател' }],
  });
  expect(current).toMatchObject({
    status: 'PAID',
    buyer: { ...company, country: 'BG' },
    customerName: company.name,
    customerEmail: 'maria@example.com',
    paidAmount: 100,
    taxEventDate: old!.taxEventDate,
    paymentId: checkout.paymentId,
    payments: [{ kind: 'CARD', paymentId: checkout.paymentId, takenBackAt: null }],
  });
  const contents = (items: Invoice['items']) => items.map(({ id: _, ...item }) => item);
  expect(contents(current!.items)).toEqual(contents(old!.items));
  expect((await shop.payment(checkout.paymentId)).invoiceId).toBe(current!.id);
  expect((await shop.returnPaid(checkout)).invoiceNumber).toBe(current!.invoiceNumber);
});

it('the holder of the old document, the payer and the merchant get a mail', async () => {
  const checkout = await payLink('petar@example.com');
  accepted(await name(checkout));
  const [annulled, current] = await documentsOf(checkout);
  const kinds = ({ deliveries }: Invoice) => deliveries.map(({ kind, recipient }) => [kind, recipient]);
  expect(kinds(annulled!)).toEqual([
    ['ANNULMENT', 'petar@example.com'],
    ['RECEIPT', 'petar@example.com'],
  ]);
  expect(kinds(current!)).toEqual([['RECEIPT', 'petar@example.com']]);
  await shop.drain();
  const mails = await shop.database.rows(
    `select from merchant_mails where kind = 'BUYER_CHANGED' and fact = ?`,
    [`document-${current!.id}`],
  );
  expect(mails).toHaveLength(1);
});

it('without an e-mail the document is replaced without any mail', async () => {
  const checkout = await payLink();
  expect(accepted(await name(checkout)).outcome).toBe('REPLACED');
  const documents = await documentsOf(checkout);
  expect(documents.flatMap(({ deliveries }) => deliveries)).toEqual([]);
});

it('the same company again changes nothing, and a fourth company of one session waits', async () => {
  const checkout = await payLink();
  accepted(await name(checkout));
  accepted(await name(checkout));
  expect(await documentsOf(checkout)).toHaveLength(2);
  accepted(await name(checkout, other));
  accepted(await name(checkout, company));
  const refused = await name<ErrorBody>(checkout, other);
  expect([refused.status, refused.body.code]).toEqual([429, 'invoices.limit.buyer-requests']);
  expect(await documentsOf(checkout)).toHaveLength(4);
});

it('a wrong EIK is refused by field, and a number that does not stand any more is a conflict', async () => {
  const checkout = await payLink();
  const wrong = await name<ErrorBody>(checkout, { ...company, taxId: '175074751' });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.fields ?? {})).toEqual(['buyer.taxId']);
  const [document] = await documentsOf(checkout);
  const { invoiceNumber } = document!;
  accepted(await name(checkout, company, { invoiceNumber }));
  const late = await name<ErrorBody>(checkout, other, { invoiceNumber });
  expect([late.status, late.body.code]).toEqual([409, 'invoices.document-changed']);
});

it('after a refund the request waits for the merchant, once', async () => {
  const checkout = await payLink('ana@example.com');
  accepted(
    await merchant.api.post(`/payments/${checkout.paymentId}/refunds`, { amount: 10, reason: 'OTHER' }),
  );
  const [document] = await documentsOf(checkout);
  const answer = { outcome: 'REQUESTED', invoiceNumber: document!.invoiceNumber };
  expect(accepted(await name(checkout))).toEqual(answer);
  expect(accepted(await name(checkout))).toEqual(answer);
  const again = await name<ErrorBody>(checkout, other);
  expect([again.status, again.body.code]).toEqual([409, 'invoices.buyer-request-open']);
  expect(
    await shop.database.rows(
      `select buyer ->> 'name' as name, obstacle, state from buyer_requests where payment_id = ?`,
      [checkout.paymentId],
    ),
  ).toEqual([{ name: company.name, obstacle: 'REFUNDED', state: 'OPEN' }]);
  expect(await documentsOf(checkout)).toHaveLength(1);
});

it('a refund after the change credits the document that stands', async () => {
  const checkout = await payLink('vera@example.com');
  accepted(await name(checkout));
  accepted(await merchant.api.post(`/payments/${checkout.paymentId}/refunds`, { reason: 'OTHER' }));
  await shop.drain();
  const [, current] = await documentsOf(checkout);
  expect(current!.creditNotes.map(({ totalAmount }) => totalAmount)).toEqual([100]);
});

it('the payer reads the document as PDF with the session of the checkout', async () => {
  const checkout = await payLink();
  accepted(await name(checkout));
  const [, current] = await documentsOf(checkout);
  const { sessionId } = checkout;
  const path = `${shop.url}/api/payments/checkout/sessions`;
  const pdf = await fetch(`${path}/${sessionId}/document.pdf`);
  expect(pdf.headers.get('content-type')).toContain('application/pdf');
  const text = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(JSON.stringify(text)).toContain(current!.invoiceNumber);
  expect((await fetch(`${path}/cs_test_unknown/document.pdf`)).status).toBe(404);
});
