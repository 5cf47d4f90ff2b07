import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Refund } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { systemFor } from '#kernel/actor.ts';
import { addDays, businessDate, firstOfMonth } from '#kernel/business-date.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { ReceiveTransfer, TakeBackBankPayment } from '#modules/payments/index.ts';
import { PaymentNotFound } from '#modules/payments/domain/failures.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { ledgerOf } from '#test/support/application/ledger-of.ts';
import { promiseTransfer } from '#test/support/application/promise-transfer.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const dayOf = (daysAgo = 0): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' });
const euro = (cents: number) => Money.ofMinor(cents, 'EUR');
const promised = async (amount = 100, about: object = {}) => {
  const link = await shop.createLink(merchant, { amount, ...about });
  return { link, promise: await promiseTransfer(shop, link, euro(amount * 100)) };
};
const receive = (reference: string, body: object = {}, headers = {}) =>
  merchant.api.post<Payment>(
    '/payments/bank',
    { reference, amount: 100, receivedOn: dayOf(), ...body },
    headers,
  );
const statusOfLink = async (id: number): Promise<string> => {
  const [link] = await shop.database.rows<{ status: string }>(
    'select status from payment_links where id = ?',
    [id],
  );
  return link!.status;
};
const documentOf = async ({ invoiceId }: Payment): Promise<Invoice> =>
  accepted(await merchant.api.get<Invoice>(`/invoices/${invoiceId}`));

test('the money of a promised transfer is a payment without fees, with its document of the day of the booking', async () => {
  const { link, promise } = await promised();
  const payment = accepted(await receive(promise.reference, { receivedOn: dayOf(2) }));
  expect(payment).toMatchObject({
    method: 'BANK',
    status: 'SUCCEEDED',
    amount: 100,
    platformFee: 0,
    merchantFee: 0,
    netAmount: 100,
    customerEmail: 'maria@example.com',
    cardLast4: null,
    providerPaymentId: null,
  });
  expect(await statusOfLink(link.id)).toBe('PAID');
  expect(await documentOf(payment)).toMatchObject({
    status: 'PAID',
    totalAmount: 100,
    taxEventDate: dayOf(2),
    payments: [{ kind: 'BANK', amount: 100, paidOn: dayOf(2), paymentId: payment.id }],
  });
  expect(await ledgerOf(shop.database, payment.id)).toEqual({ MERCHANT_BANK: 10_000, BANK_SALES: -10_000 });
  await shop.drain();
  const mails = await shop.database.rows(
    `select recipient, state from invoice_deliveries where invoice_id = ?`,
    [payment.invoiceId],
  );
  expect(mails).toEqual([{ recipient: 'maria@example.com', state: 'SENT' }]);
});

test('a request under the same key answers the same payment, and other money for the promise is not needed', async () => {
  const { promise } = await promised();
  const key = { 'Idempotency-Key': `bank-${promise.id}` };
  const [first, second] = await Promise.all([
    receive(promise.reference, {}, key),
    receive(promise.reference, {}, key),
  ]);
  const ids = [first, second].filter(({ status }) => status === 201).map(({ body }) => (body as Payment).id);
  expect(new Set(ids).size).toBe(1);
  expect(accepted(await receive(promise.reference, {}, key)).id).toBe(ids[0]);
  expect(await receive(promise.reference)).toMatchObject({
    status: 409,
    body: { code: 'payments.transfer-not-needed', reason: 'PAID' },
  });
});

test.each([
  ['an unknown reference', { reference: 'PA7M2U9SGRW' }, 'reference'],
  ['a mistyped reference', { reference: 'PA7M2U9SGRX' }, 'reference'],
  ['a day to come', { receivedOn: dayOf(-1) }, 'receivedOn'],
  ['a day long before the promise', { receivedOn: dayOf(31) }, 'receivedOn'],
])('%s is refused by its field', async (_, body, field) => {
  const { promise } = await promised();
  const answer = await receive(promise.reference, body);
  expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
});

test('a reference is read with spaces and small letters', async () => {
  const { promise } = await promised();
  const typed = promise.reference.toLowerCase().replace(/(.{4})/g, '$1 ');
  expect(accepted(await receive(typed)).status).toBe('SUCCEEDED');
});

test('less is a payment of what came, more pays what was asked, and a price in BGN is paid in EUR', async () => {
  const less = await promised();
  const part = accepted(await receive(less.promise.reference, { amount: 40.01 }));
  expect(part).toMatchObject({ amount: 40.01, chargeAmount: 40.01, currency: 'EUR' });
  expect((await documentOf(part)).totalAmount).toBe(40.01);
  expect(await statusOfLink(less.link.id)).toBe('PAID');
  const more = await promised();
  expect(accepted(await receive(more.promise.reference, { amount: 250 })).amount).toBe(100);
  const link = await shop.createLink(merchant, { amount: 39.12, currency: 'BGN' });
  const promise = await promiseTransfer(shop, link, euro(2_000));
  expect(accepted(await receive(promise.reference, { amount: 20 }))).toMatchObject({
    amount: 39.12,
    currency: 'BGN',
    chargeAmount: 20,
    fxRate: '1.95583',
  });
});

test('money for a withdrawn promise or a cancelled link is not needed, and for an expired link it is', async () => {
  const withdrawn = await promised();
  await shop.database.rows('update bank_promises set withdrawn_at = now() where id = ?', [
    withdrawn.promise.id,
  ]);
  expect(await receive(withdrawn.promise.reference)).toMatchObject({
    status: 409,
    body: { reason: 'WITHDRAWN' },
  });
  const cancelled = await promised();
  accepted(await merchant.api.post(`/payment-links/${cancelled.link.id}/cancel`));
  expect(await receive(cancelled.promise.reference)).toMatchObject({
    status: 409,
    body: { reason: 'CANCELLED' },
  });
  const expired = await promised();
  await shop.database.rows(
    `update payment_links set status = 'EXPIRED', expires_at = now() - interval '1 minute' where id = ?`,
    [expired.link.id],
  );
  accepted(await receive(expired.promise.reference));
  expect(await statusOfLink(expired.link.id)).toBe('PAID');
});

test('who pays first wins: a card after the transfer is given back, and a transfer after the card is not needed', async () => {
  const first = await promised();
  const checkout = await shop.openCheckout(first.link);
  // The provider has taken the money, and neither tells nor answers yet.
  await shop.control.setFault({ kind: 'webhook-drop' });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.control.setFault({ kind: 'server-error', route: 'GET /v1/*' });
  const payment = accepted(await receive(first.promise.reference));
  await shop.control.clearFaults();
  await shop.returnPaid(checkout);
  await shop.drain();
  expect(await shop.payment(checkout.paymentId)).toMatchObject({
    duplicateOf: payment.id,
    refundStatus: 'FULL',
  });
  const second = await promised();
  const paid = await shop.openCheckout(second.link);
  await shop.control.pay({ session: paid.sessionId });
  await shop.drain();
  expect(await receive(second.promise.reference)).toMatchObject({ status: 409, body: { reason: 'PAID' } });
});

test('an open page of the card provider ends when the transfer is booked', async () => {
  const { link, promise } = await promised();
  const { paymentId } = await shop.openCheckout(link);
  accepted(await receive(promise.reference));
  await shop.drain();
  expect((await shop.payment(paymentId)).status).toBe('CANCELLED');
});

test('a refund succeeds at once, is booked at the bank, and its credit note says so', async () => {
  const { promise } = await promised();
  const { id, invoiceId } = accepted(await receive(promise.reference));
  const refund = (body: object) => merchant.api.post<Refund>(`/payments/${id}/refunds`, body);
  expect(accepted(await refund({ amount: 30 }))).toMatchObject({ amount: 30, status: 'SUCCEEDED' });
  expect(accepted(await refund({}))).toMatchObject({ amount: 70, status: 'SUCCEEDED' });
  expect(await refund({})).toMatchObject({ status: 409, body: { code: 'payments.all-refunded' } });
  expect(await shop.payment(id)).toMatchObject({ refundStatus: 'FULL', refundedAmount: 100 });
  expect(await ledgerOf(shop.database, id)).toEqual({});
  const notes = await shop.database.rows(
    `select total_minor as total, payment_method as method from invoices where corrects_invoice_id = ? order by id`,
    [invoiceId],
  );
  expect(notes).toEqual([
    { total: 3_000, method: 'BANK_TRANSFER' },
    { total: 7_000, method: 'BANK_TRANSFER' },
  ]);
  await shop.drain();
});

test('a transfer pays its written invoice in part, and another link asks for the rest', async () => {
  const invoice = accepted(
    await merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
      items: [{ description: 'Услуга', quantity: 1, unitPrice: 100, taxRate: 0 }],
    }),
  );
  const linkOf = async () => {
    const [link] = await shop.database.rows<{ id: number; amount: number }>(
      `select id, amount_minor as amount from payment_links where invoice_id = ? and status = 'ACTIVE'`,
      [invoice.id],
    );
    return { merchantId: merchant.id, id: link!.id, amount: link!.amount };
  };
  const asked = euro(Math.round(invoice.totalAmount * 100));
  const first = await promiseTransfer(shop, await linkOf(), asked, { invoiceId: invoice.id });
  accepted(await receive(first.reference, { amount: 40 }));
  await shop.drain();
  expect(await linkOf()).toMatchObject({ amount: Number(asked.minor) - 4_000 });
  const rest = await promiseTransfer(shop, await linkOf(), asked.minus(euro(4_000)), {
    invoiceId: invoice.id,
  });
  const payment = accepted(await receive(rest.reference, { amount: 500 }));
  await shop.drain();
  expect(await documentOf(payment)).toMatchObject({
    id: invoice.id,
    status: 'PAID',
    payments: [
      { kind: 'BANK', amount: 40 },
      { kind: 'BANK', paymentId: payment.id },
    ],
  });
  const [{ id: partId } = { id: 0 }] = (await documentOf(payment)).payments;
  const takeBack = await merchant.api.post(`/invoices/${invoice.id}/payments/${partId}/take-back`, {
    reason: 'Грешка',
  });
  expect(takeBack).toMatchObject({ status: 409, body: { code: 'invoices.card-payment-stays' } });
});

test('the product books a movement of a statement for its merchant, and takes the payment back when the bank does', async () => {
  const { link, promise } = await promised();
  const { application } = shop;
  const of = { actor: systemFor('banking', merchant.id), merchantId: merchant.id };
  const came = {
    ...of,
    reference: promise.reference,
    amount: euro(12_000),
    receivedOn: businessDate(dayOf()),
    bankLineId: 77,
    requestKey: 'bank-line:77:1',
  };
  const receiveTransfer = application.resolve(ReceiveTransfer);
  const { paymentId, used, rest } = await receiveTransfer.execute(came);
  expect([used, rest]).toEqual([euro(10_000), euro(2_000)]);
  expect((await receiveTransfer.execute(came)).paymentId).toBe(paymentId);
  const documents = await shop.database.rows<{ invoiceId: number; line: number }>(
    'select invoice_id as "invoiceId", bank_line_id as line from invoice_payments where payment_id = ?',
    [paymentId],
  );
  expect(documents).toMatchObject([{ line: 77 }]);
  const takeBack = application.resolve(TakeBackBankPayment);
  const reason = 'Банката сторнира превода';
  await takeBack.execute({ ...of, paymentId, reason });
  await takeBack.execute({ ...of, paymentId, reason });
  expect(await shop.payment(paymentId)).toMatchObject({ refundStatus: 'FULL', refundedAmount: 100 });
  const notes = await shop.database.rows(
    'select total_minor as total, correction_reason as reason from invoices where corrects_invoice_id = ?',
    [documents[0]!.invoiceId],
  );
  expect(notes).toEqual([{ total: 10_000, reason }]);
  expect(await statusOfLink(link.id)).toBe('PAID');
  await shop.drain();
});

test('a transfer of another merchant is neither booked nor taken back', async () => {
  const { promise } = await promised();
  const { id: paymentId } = accepted(await receive(promise.reference));
  const other = await shop.addMerchant();
  const { reference } = (await promised()).promise;
  const foreign = await other.api.post('/payments/bank', { reference, amount: 100, receivedOn: dayOf() });
  expect(foreign).toMatchObject({ status: 422, body: { fields: { reference: expect.any(String) } } });
  const takeBack = shop.application.resolve(TakeBackBankPayment);
  const of = { merchantId: merchant.id, paymentId, reason: 'Грешка' };
  await expect(takeBack.execute({ ...of, actor: systemFor('banking', other.id) })).rejects.toThrow(
    NotAllowed,
  );
  const byOther = { ...of, actor: systemFor('banking', other.id), merchantId: other.id };
  await expect(takeBack.execute(byOther)).rejects.toThrow(PaymentNotFound);
});

test('a booking in a closed month is refused', async () => {
  const closing = await shop.addMerchant();
  await shop.registerForVat(closing.id);
  const link = await shop.createLink(closing, { amount: 100 });
  const promisedAt = new Date(Date.now() - 20 * 86_400_000);
  const { reference } = await promiseTransfer(shop, link, euro(10_000), { promisedAt });
  const last = addDays(firstOfMonth(businessDate(dayOf())), -1);
  accepted(await closing.api.post(`/months/me/${last.slice(0, 7)}/close`, {}));
  const answer = await closing.api.post('/payments/bank', { reference, amount: 100, receivedOn: last });
  expect(answer).toMatchObject({ status: 409, body: { code: 'closing.month-closed' } });
});

test('a row of the release before, which knows no method, is a card payment', async () => {
  const { link } = await promised();
  const { paymentId } = await shop.openCheckout(link);
  const [row] = await shop.database.rows(
    `select column_default as standard from information_schema.columns where table_name = 'payments'
       and column_name = 'method'`,
  );
  expect(row).toEqual({ standard: "'CARD'::text" });
  expect(await shop.payment(paymentId)).toMatchObject({ method: 'CARD' });
});

test('the doctor names a wrong cent of a payment by bank', async () => {
  const { promise } = await promised();
  const { id } = accepted(await receive(promise.reference));
  const shift = (cents: number) =>
    shop.database.transact(async () => {
      await shop.database.rows('alter table ledger_entries disable trigger user');
      await shop.database.rows(
        `update ledger_entries e set amount_minor = amount_minor + case when a.code = 'MERCHANT_BANK' then ?::bigint else -?::bigint end
         from ledger_transactions t, ledger_accounts a
         where t.id = e.transaction_id and a.id = e.account_id and t.payment_id = ? and t.kind = 'BANK_PAYMENT'`,
        [cents, cents, id],
      );
      await shop.database.rows('alter table ledger_entries enable trigger user');
    });
  await shift(1);
  const codes = (await shop.doctor()).map((found) => JSON.stringify(found));
  expect(codes.filter((found) => found.includes('doctor.bank-payments'))).not.toEqual([]);
  await shift(-1);
  expect(await shop.doctor()).toEqual([]);
});
