import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';

let app: TestApplication;
let merchant: TestMerchant;
let paymentId: number;
const email = 'platec-s-belezhka@example.com';
const returnUrl = 'https://magazin.example.bg/blagodarim';
let sessionId: string;

beforeAll(async () => {
  app = await sharedApplication('serving');
  merchant = await app.addMerchant();
  const link = accepted(
    await merchant.api.post<PaymentLink>('/payment-links/me', { amount: 20, currency: 'EUR', returnUrl }),
  );
  const checkout = await app.openCheckout(link, { customerEmail: email });
  await payOnPage(checkout.checkoutUrl, cards.paid);
  await app.returnPaid(checkout);
  ({ paymentId, sessionId } = checkout);
});
afterAll(() => app.stop());

const write = (note: string | null) => merchant.api.put<Payment>(`/payments/${paymentId}/note`, { note });
const listed = async (search: string): Promise<number[]> =>
  accepted(await merchant.api.get<Payment[]>(`/merchants/me/payments?search=${search}`)).map(({ id }) => id);

it('a payer is found among the payments by a part of either name, in any case', async () => {
  const link = await app.createLink(merchant, { amount: 7 });
  const named = { customerEmail: 'mg@example.com', customerName: 'Мария Георгиева' };
  const other = await app.openCheckout(link, named);
  for (const part of ['еорги', 'МАРИ', 'мария геор']) expect(await listed(part)).toEqual([other.paymentId]);
  expect(await listed('Марина')).toEqual([]);
});

it('a note on a payment is found by its words and leaves with an empty one', async () => {
  expect(accepted(await write('Взето на пети')).note).toBe('Взето на пети');
  expect(await listed('на пети')).toEqual([paymentId]);
  const entries = await app.database.rows<{ data: unknown }>(
    `select data from audit_log where action = 'payment.noted' and subject_id = :id`,
    { id: String(paymentId) },
  );
  expect(JSON.stringify(entries)).not.toContain('пети');
  expect(entries).toHaveLength(1);
  expect(accepted(await write('')).note).toBeNull();
});

it('a note on a payment is neither for another merchant nor for one without the right', async () => {
  const other = await app.addMerchant();
  expect((await other.api.put(`/payments/${paymentId}/note`, { note: 'Чужда' })).status).toBe(404);
});

it('the payer sees the page of the shop after the payment, and never the note', async () => {
  await write('Само за екипа');
  const state = await app.api().get<object>(`/payments/checkout/sessions/${sessionId}`);
  expect(state.body).toMatchObject({ status: 'SUCCEEDED', returnUrl });
  expect(JSON.stringify(state.body)).not.toContain('Само за екипа');
});

it('an erased payer has no note on the payment', async () => {
  await write('Обади се на Мария');
  for (const one of app.application.contributions.personalData)
    await one.erase({ kind: 'email', email }, { kind: 'operator', name: 'test' }, []);
  const [row] = await app.database.rows('select note from payments where id = :paymentId', { paymentId });
  expect(row).toEqual({ note: null });
});
