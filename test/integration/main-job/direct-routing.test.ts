import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { sessionOf, type TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;
const account = 'acct_1Connected';

// Charges belong to the merchants' own provider accounts; without workers the reconciler alone settles.
beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { STRIPE_ROUTING: 'direct' } });
  merchant = await shop.addMerchant();
  await shop.addProviderAccount(merchant.id, account);
});
afterEach(() => shop.control.clearFaults());
afterAll(() => shop.stop());

it.each([
  ['bg', 'Търговецът още не приема плащания'],
  ['en', 'The merchant is not accepting payments yet'],
])(
  'a checkout of a merchant without a provider account is refused in %s, and nothing is stored',
  async (language, text) => {
    const without = await shop.addMerchant();
    const link = await shop.createLink(without);
    const headers = { 'accept-language': language };
    const sessions = (await shop.control.sessions()).length;
    const refused = await shop.startCheckout(link, {}, shop.url, headers);
    expect(refused).toMatchObject({ status: 409, body: { code: 'merchants.cannot-be-paid' } });
    expect(refused.body.message).toContain(text);
    const linkless = await without.api.post(
      `/payments/checkout/${without.id}`,
      { amount: 10, currency: 'EUR' },
      headers,
    );
    expect(linkless.status).toBe(409);
    expect(await shop.control.sessions()).toHaveLength(sessions);
    expect(await shop.database.rows('select id from payments where merchant_id = ?', [without.id])).toEqual(
      [],
    );
  },
);

it('session, fetch, refund and end of session name the account of the merchant', async () => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  const providerSession = (await shop.control.sessions()).find(({ body }) => body.id === checkout.sessionId);
  expect(providerSession?.account).toBe(account);
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  const given = await merchant.api.post<{ status: string }>(`/payments/${checkout.paymentId}/refunds`, {
    amount: 1,
  });
  expect(given.body.status).toBe('SUCCEEDED');
  const [payment] = await shop.database.rows(
    'select provider_account as account from payments where id = ?',
    [checkout.paymentId],
  );
  expect(payment).toEqual({ account });
});

it('undelivered events of a connected account are fetched', async () => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.reconcile();
  const events = await shop.database.rows<{ state: string }>(
    `select state from provider_events where account = ? and payment_id = ?`,
    [account, checkout.paymentId],
  );
  expect(events.map(({ state }) => state)).toContain('DONE');
  const cursors = await shop.database.rows<{ provider: string }>(
    'select provider from provider_cursors order by 1',
  );
  expect(cursors.map(({ provider }) => provider)).toContain(`stripe:${account}`);
});

it('the doctor compares attempts with the sessions of the connected accounts', async () => {
  await shop.openCheckout(await shop.createLink(merchant));
  expect((await shop.doctor()).filter((one) => one.startsWith('doctor.sessions-known'))).toEqual([]);
});

it('a session begun on the platform’s account is not opened there again', async () => {
  const { body } = await merchant.api.post<{ checkoutUrl: string; paymentId: number }>(
    `/payments/checkout/${merchant.id}`,
    { amount: 10, currency: 'EUR' },
  );
  await shop.database.rows(
    `update payment_attempts set state = 'PREPARED', provider_session_id = null, checkout_url = null
     where payment_id = ?`,
    [body.paymentId],
  );
  await shop.database.rows('update payments set provider_account = null where id = ?', [body.paymentId]);
  const before = (await shop.control.sessions()).length;
  const refused = await merchant.api.post(`/payments/process/${body.paymentId}`);
  expect(refused).toMatchObject({ status: 503, body: { code: 'payments.provider-refused' } });
  expect(await shop.control.sessions()).toHaveLength(before);
  expect(sessionOf(body.checkoutUrl)).toMatch(/^cs_test_/);
  expect((await shop.payment(body.paymentId)).status).toBe('FAILED');
});
