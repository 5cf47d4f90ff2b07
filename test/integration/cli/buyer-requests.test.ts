import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let merchant: TestMerchant;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);

beforeAll(async () => {
  shop = await sharedApplication('working');
  merchant = await shop.addMerchant();
});
afterAll(() => shop.stop());

/** A refunded payment whose payer asks for the document to a company. */
const ask = async (): Promise<void> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  accepted(await merchant.api.post(`/payments/${checkout.paymentId}/refunds`, { amount: 10 }));
  await shop.drain();
  expect((await shop.payment(checkout.paymentId)).refundStatus).toBe('PARTIAL');
  const buyer = { name: 'Тест ЕООД', taxId: '175074752', address: 'гр. София' };
  accepted(await shop.api().post(`/payments/checkout/sessions/${checkout.sessionId}/buyer`, { buyer }));
};

test('requests for another buyer are listed, accepted and refused on behalf of the merchant', async () => {
  await ask();
  await ask();
  const of = ['--merchant', String(merchant.id)];
  const list = await plateno(['invoices', 'buyer-requests', 'list', ...of, '--state', 'OPEN', '--json']);
  const { requests } = JSON.parse(list.stdout) as { requests: BuyerRequest[] };
  expect(requests).toHaveLength(2);
  const [one, other] = requests.map(({ id }) => String(id)) as [string, string];
  expect((await plateno(['invoices', 'buyer-requests', 'accept', one, ...of])).code).toBe(2);
  const taken = await plateno(['invoices', 'buyer-requests', 'accept', one, ...of, '--yes']);
  expect([taken.code, taken.stdout]).toEqual([0, expect.stringContaining('Тест ЕООД')]);
  const reason = ['--reason', 'месецът е деклариран'];
  expect(
    (await plateno(['invoices', 'buyer-requests', 'refuse', other, ...of, ...reason, '--yes'])).code,
  ).toBe(0);
  expect((await plateno(['invoices', 'buyer-requests', 'accept', other, ...of, '--yes'])).code).toBe(5);
  expect((await plateno(['invoices', 'buyer-requests', 'list', ...of])).stdout).toContain('REFUSED');
});
