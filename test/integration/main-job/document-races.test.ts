import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { NamedBuyer } from '#contract/payments/payer-documents.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type Answer } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import {
  outOfOrder,
  withTooMuchBack,
  withWrongSums,
  withoutOneDocument,
} from '#test/support/document-sums.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ processes: 2 });
  merchant = await shop.addMerchant();
  await shop.registerForVat(merchant.id);
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  expect(await runPlateno(shop.env, ['invoices', 'verify'])).toMatchObject({ code: 0 });
  await shop.stop();
});

const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' });
const write = async (): Promise<Invoice> =>
  accepted(
    await merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
      items: [
        { description: 'Услуга', quantity: 2, unitPrice: 30, taxRate: 20 },
        { description: 'Книга', quantity: 4, unitPrice: 9.99, taxRate: 9 },
      ],
    }),
  );
type Sale = Readonly<{ id: number }>;
const linkOf = async ({ id }: Sale) => {
  const [link] = await shop.database.rows<{ id: number; amount: number }>(
    `select id, amount_minor / 100.0 as amount from payment_links where invoice_id = ? and status = 'ACTIVE'`,
    [id],
  );
  return { id: link!.id, amount: Number(link!.amount), merchantId: merchant.id, currency: 'EUR' as const };
};
const invoiceOf = async ({ id }: Sale): Promise<Invoice> =>
  accepted(await merchant.api.get<Invoice>(`/invoices/${id}`));

const transfer = ({ id }: Sale, amount?: number) =>
  merchant.api.post<Invoice>(`/invoices/${id}/payments`, { paidOn: today(), amount });
const takeBack = (invoice: Invoice) =>
  merchant.api.post(`/invoices/${invoice.id}/payments/${invoice.payments[0]!.id}/take-back`, {
    reason: 'Грешка',
  });
const annul = ({ id }: Sale) => merchant.api.post(`/invoices/${id}/annul`, { reason: 'Грешка' });
const credit = ({ id }: Sale, choice: object, headers: Record<string, string> = {}) =>
  merchant.api.post<Invoice>(
    `/invoices/${id}/credit-notes`,
    { reasonKind: 'GOODS_RETURNED', ...choice },
    headers,
  );
const debit = ({ id }: Sale) =>
  merchant.api.post(`/invoices/${id}/debit-notes`, {
    items: [{ description: 'Доплащане', quantity: 1, unitPrice: 5, taxRate: 20 }],
    reason: 'Анекс',
  });
const refund = ({ paymentId }: OpenCheckout, body: object = {}): Promise<Answer<unknown>> =>
  merchant.api.post(`/payments/${paymentId}/refunds`, { reason: 'OTHER', ...body });
const payByCard = async (checkout: OpenCheckout): Promise<void> => {
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
};
/** The payer names another buyer at the second process, and the merchant accepts what came too late. */
const nameBuyer = async ({ sessionId, paymentId }: OpenCheckout): Promise<void> => {
  const buyer = { name: 'Тест ЕООД', taxId: '175074752', address: 'гр. София, ул. „Шипка“ № 1' };
  const path = `/payments/checkout/sessions/${sessionId}/buyer`;
  const { body } = await shop.apiAt(shop.urls[1]!).post<NamedBuyer>(path, { buyer });
  if (body.outcome !== 'REQUESTED') return;
  const requests = accepted(await merchant.api.get<BuyerRequest[]>('/buyer-requests/me'));
  const own = requests.find((one) => one.paymentId === paymentId)!;
  await merchant.api.post(`/buyer-requests/${own.id}/accept`);
};

type Action = () => Promise<unknown>;
/** Waits until the payment is settled, and every refund of it. */
const settled = ({ paymentId }: OpenCheckout) =>
  until('payment and refunds are settled', async () => {
    const payment = await shop.payment(paymentId);
    if (payment.status === 'PENDING' || payment.status === 'PROCESSING') return false;
    if (payment.overpaid && payment.refundStatus !== 'FULL') return false;
    const open = await shop.database.rows(
      `select from refunds where payment_id = ? and status in ('REQUESTED', 'PENDING')`,
      [paymentId],
    );
    return open.length === 0 && payment;
  });
/** Runs the action when the card has succeeded. */
const afterSuccess = async ({ paymentId }: OpenCheckout, action: Action): Promise<unknown> => {
  await until('the card has succeeded', async () => (await shop.payment(paymentId)).status === 'SUCCEEDED');
  return action();
};
const issued = ({ paymentId }: OpenCheckout): Promise<Sale> =>
  until('the payment has a document', async () => {
    const [document] = await shop.database.rows<Sale>('select id from invoices where payment_id = ?', [
      paymentId,
    ]);
    return document;
  });

/** Starts all of them at once, another one first in each round. */
const atOnce = (actions: readonly Action[], round: number): Promise<unknown> => {
  const first = round % actions.length;
  return Promise.all([...actions.slice(first), ...actions.slice(0, first)].map((action) => action()));
};

/** A written invoice, in every other round with a transfer of a part before. */
const sellWritten = async (round: number): Promise<OpenCheckout> => {
  const invoice = await write();
  const before = round % 2 === 0 ? accepted(await transfer(invoice, 20)) : invoice;
  const checkout = await shop.openCheckout(await linkOf(invoice), { customerEmail: 'payer@example.com' });
  const actions = [
    () => payByCard(checkout),
    () => transfer(invoice, round % 3 === 0 ? undefined : 30),
    () => annul(invoice),
    () => credit(invoice, round % 3 === 1 ? { whole: true } : { lines: [{ line: 2, quantity: 1 }] }),
    () => debit(invoice),
    () => afterSuccess(checkout, () => nameBuyer(checkout)),
    () => afterSuccess(checkout, () => refund(checkout, { lines: [{ line: 1, quantity: 1 }] })),
    () => afterSuccess(checkout, () => credit(invoice, { discount: { amount: 7 } })),
    ...(before.payments.length > 0 ? [() => takeBack(before)] : []),
  ];
  await atOnce(actions, round);
  return checkout;
};

/** A sale by link: the document exists when the card has succeeded, and everything else meets it at once. */
const sellByLink = async (round: number): Promise<OpenCheckout> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant), {
    customerEmail: 'a@example.com',
  });
  const paid = payByCard(checkout);
  const document = await issued(checkout);
  const actions = [
    () => nameBuyer(checkout),
    () => refund(checkout, round % 2 === 0 ? { amount: 40 } : {}),
    () => annul(document),
    () => credit(document, { discount: { amount: 10 } }),
    () => transfer(document),
    () => debit(document),
    () => shop.returnFrom(checkout),
  ];
  await Promise.all([paid, atOnce(actions, round)]);
  return checkout;
};

const mustBeTrue = async (): Promise<void> => {
  await until('every link asks for what is open', async () => {
    const wrong = await shop.database.rows(withWrongSums);
    return wrong.length === 0;
  }).catch(async () => expect(await shop.database.rows(withWrongSums)).toEqual([]));
  for (const sql of [withoutOneDocument, withTooMuchBack, outOfOrder])
    expect(await shop.database.rows(sql, { merchantId: merchant.id })).toEqual([]);
};

/** The first two have a transfer before and none, a whole transfer and a part, a whole credit note and one of a line. */
const rounds = isEveryRow ? [0, 1, 2, 3, 4] : [0, 1];

it.each(rounds)(
  'card, transfer, refund, other buyer, annulment, credit and debit note at once leave one document and count no money twice, round %i',
  async (round) => {
    const checkouts = await Promise.all([sellWritten(round), sellByLink(round)]);
    const payments = await Promise.all(checkouts.map(settled));
    await mustBeTrue();
    // The rest of both goes back, and what no refund credits is credited: every document is whole.
    await Promise.all(checkouts.map((checkout) => refund(checkout)));
    await Promise.all(checkouts.map(settled));
    const documents = payments.flatMap(({ invoiceId }) => (invoiceId === null ? [] : [{ id: invoiceId }]));
    for (const document of documents) {
      await credit(document, { whole: true });
      const { creditNotes, totalAmount } = await invoiceOf(document);
      expect(creditNotes.reduce((sum, note) => sum + note.totalAmount, 0)).toBeCloseTo(totalAmount, 6);
    }
    await mustBeTrue();
  },
);

it('a card success that meets less open after a credit note is refunded whole', async () => {
  const invoice = await write();
  const checkout = await shop.openCheckout(await linkOf(invoice));
  // The provider has taken the money, and was not asked since.
  await shop.control.setFault({ kind: 'webhook-drop' });
  await shop.control.pay({ session: checkout.sessionId });
  accepted(await credit(invoice, { lines: [{ line: 2 }] }));
  await shop.control.clearFaults();
  await shop.returnPaid(checkout);
  expect(await settled(checkout)).toMatchObject({ status: 'SUCCEEDED', overpaid: true, invoiceId: null });
  expect(await invoiceOf(invoice)).toMatchObject({ status: 'PENDING', openAmount: 72, payments: [] });
});

it('a credit note written twice under one Idempotency-Key is one document', async () => {
  const invoice = await write();
  const key = { 'Idempotency-Key': `credit-${invoice.id}` };
  const again = () => credit(invoice, { lines: [{ line: 1, quantity: 1 }] }, key);
  await Promise.all([again(), again(), again()]);
  const [first, second] = [accepted(await again()), accepted(await again())];
  expect(first.id).toBe(second.id);
  expect((await invoiceOf(invoice)).creditNotes).toHaveLength(1);
});
