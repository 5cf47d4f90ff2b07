import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import type { Breakdown } from '#contract/reports/reports.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await sharedApplication('working');
});
afterAll(() => shop.stop());

const sell = async (link: object, payer: object) => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant, link), payer);
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  expect((await shop.payment(checkout.paymentId)).invoiceId).not.toBeNull();
  return checkout;
};
const rowsOf = async (by: 'customers' | 'items') => {
  const { content, totalAmount } = accepted(
    await merchant.api.get<Breakdown>(`/merchants/me/reports/${by}?period=MONTH`),
  );
  return { rows: content.map(({ name, count, amount }) => ({ name, count, amount })), totalAmount };
};

it('payments of one customer of the list are one row, whatever name the payer typed', async () => {
  merchant = await shop.addMerchant();
  const { id: customerId } = accepted(
    await merchant.api.post<Customer>('/customers/me', { kind: 'PERSON', name: 'Мария Георгиева' }),
  );
  await sell({ amount: 30, customerId }, { customerName: 'Мария' });
  await sell({ amount: 20, customerId }, { customerName: 'М. Георгиева' });
  await sell({ amount: 5 }, { customerName: 'Мария' });
  expect(await rowsOf('customers')).toEqual({
    rows: [
      { name: 'Мария Георгиева', count: 2, amount: 50 },
      { name: 'Мария', count: 1, amount: 5 },
    ],
    totalAmount: 55,
  });
});

it('a document that was issued again to a company counts once', async () => {
  merchant = await shop.addMerchant();
  const { sessionId } = await sell({ amount: 40, description: 'Торта' }, { customerName: 'Мария' });
  const buyer = { name: 'Тест ЕООД', taxId: '175074752', address: 'гр. София, ул. „Шипка“ № 1' };
  accepted(await shop.api().post(`/payments/checkout/sessions/${sessionId}/buyer`, { buyer }));
  const expected = { rows: [{ name: 'Торта', count: 1, amount: 40 }], totalAmount: 40 };
  expect(await rowsOf('items')).toEqual(expected);
});
