import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type Answer } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ processes: 2 });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' });
const write = async (): Promise<Invoice> =>
  accepted(
    await merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
      items: [
        { description: 'Услуга', quantity: 2, unitPrice: 30, taxRate: 0 },
        { description: 'Стока', quantity: 4, unitPrice: 10, taxRate: 0 },
      ],
    }),
  );
const linkOf = async ({ id }: Invoice) => {
  const [link] = await shop.database.rows<{ id: number; amount: number }>(
    `select id, amount_minor / 100 as amount from payment_links where invoice_id = ? and status = 'ACTIVE'`,
    [id],
  );
  return { id: link!.id, amount: link!.amount, merchantId: merchant.id, currency: 'EUR' as const };
};
const invoiceOf = async ({ id }: Pick<Invoice, 'id'>): Promise<Invoice> =>
  accepted(await merchant.api.get<Invoice>(`/invoices/${id}`));
const credit = ({ id }: Invoice, body: object, headers: Record<string, string> = {}) =>
  merchant.api.post<Invoice>(
    `/invoices/${id}/credit-notes`,
    { reasonKind: 'GOODS_RETURNED', ...body },
    headers,
  );
const cents = (amount: number): number => Math.round(amount * 100);
const creditedOf = ({ creditNotes }: Invoice): number =>
  creditNotes.reduce((sum, { totalAmount }) => sum + cents(totalAmount), 0);
const payByCard = async (checkout: OpenCheckout): Promise<void> => {
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnFrom(checkout);
};
const refund = ({ paymentId }: OpenCheckout, body: object = {}): Promise<Answer<unknown>> =>
  merchant.api.post(`/payments/${paymentId}/refunds`, { reason: 'OTHER', ...body });

/** Waits until the payment of the session is settled, and refunded where its invoice had nothing open. */
const settled = ({ paymentId }: OpenCheckout) =>
  until('the card payment is settled', async () => {
    const payment = await shop.payment(paymentId);
    if (payment.status === 'PENDING' || payment.status === 'PROCESSING') return false;
    return (!payment.overpaid || payment.refundStatus === 'FULL') && payment;
  });

it('credit notes, card, transfer and refund at once credit no cent twice and count no money twice', async () => {
  for (let round = 0; round < 4; round += 1) {
    const invoice = await write();
    const checkout = await shop.openCheckout(await linkOf(invoice));
    const actions = [
      () => payByCard(checkout),
      () => credit(invoice, { lines: [{ line: 2, quantity: 1 + round }] }),
      () =>
        merchant.api.post(`/invoices/${invoice.id}/payments`, {
          paidOn: today(),
          amount: round % 2 === 0 ? 20 : undefined,
        }),
      () => credit(invoice, round === 1 ? { whole: true } : { discount: { amount: 5 } }),
      () => refund(checkout, { lines: [{ line: 1, quantity: 1 }] }),
    ];
    const turned = [...actions.slice(round), ...actions.slice(0, round)];
    await Promise.all(turned.map((action) => action()));
    const payment = await settled(checkout);
    if (payment.status === 'SUCCEEDED' && !payment.overpaid) await refund(checkout);
    const after = await until('every refund is settled', async () => {
      const open = await shop.database.rows(
        `select from refunds where payment_id = ? and status in ('REQUESTED', 'PENDING')`,
        [checkout.paymentId],
      );
      return open.length === 0 && invoiceOf(invoice);
    });
    const credited = creditedOf(after);
    expect(credited).toBeLessThanOrEqual(cents(after.totalAmount));
    expect(cents(after.openAmount)).toBe(
      Math.max(cents(after.totalAmount) - cents(after.paidAmount) - cents(after.creditedAmount), 0),
    );
    const valid = after.payments.filter(({ takenBackAt }) => takenBackAt === null);
    expect(valid.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(after.paidAmount));
    const active = await shop.database.rows<{ minor: number }>(
      `select amount_minor as minor from payment_links where invoice_id = ? and status = 'ACTIVE'`,
      [invoice.id],
    );
    expect(active).toEqual(after.openAmount > 0 ? [{ minor: cents(after.openAmount) }] : []);
    if (after.creditNotes.length > 0 && credited < cents(after.totalAmount))
      accepted(await credit(invoice, { whole: true }));
    const whole = await invoiceOf(invoice);
    if (whole.creditNotes.length > 0) expect(creditedOf(whole)).toBe(cents(whole.totalAmount));
  }
});

it('a card success that meets less open after a credit note is refunded whole', async () => {
  const invoice = await write();
  const checkout = await shop.openCheckout(await linkOf(invoice));
  // The provider has taken the money, and was not asked since.
  await shop.control.setFault({ kind: 'webhook-drop' });
  await shop.control.pay({ session: checkout.sessionId });
  accepted(await credit(invoice, { lines: [{ line: 2 }] }));
  await shop.control.clearFaults();
  await shop.returnFrom(checkout);
  expect(await settled(checkout)).toMatchObject({ status: 'SUCCEEDED', overpaid: true, invoiceId: null });
  expect(await invoiceOf(invoice)).toMatchObject({ status: 'PENDING', openAmount: 60, payments: [] });
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
