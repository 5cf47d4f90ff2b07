import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import Stripe from 'stripe';
import type { Account } from '#contract/accounts/accounts.ts';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { operatorActor } from './accounts-steps.ts';
import { ChangedAccounts } from '#modules/accounts/index.ts';
import { StartAccount } from '#modules/accounts/application/start-account.ts';
import { RefreshAccount } from '#modules/accounts/application/refresh-account.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { connectWebhookSecret, webhookSecret } from '#test/support/application/dev-stack.ts';

let shop: TestApplication;
let stripe: Stripe;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { STRIPE_ROUTING: 'direct' } });
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  stripe = new Stripe(shop.env['STRIPE_SECRET_KEY']!, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
  });
});
afterEach(() => shop.control.clearFaults());
afterAll(() => shop.stop());

const accountOf = async ({ id }: TestMerchant): Promise<string | null> => {
  const rows = await shop.database.rows<{ account: string | null }>(
    'select account_id as account from provider_accounts where merchant_id = :id',
    { id },
  );
  return rows[0]?.account ?? null;
};
const atProvider = async ({ id }: TestMerchant): Promise<string[]> =>
  (await stripe.accounts.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 }))
    .filter(({ metadata }) => metadata?.['plateno_merchant'] === String(id))
    .map((account) => account.id);
const started = async (): Promise<TestMerchant & { account: string }> => {
  const merchant = await shop.addMerchant();
  expect((await merchant.api.post('/merchants/me/account')).status).toBe(200);
  return { ...merchant, account: (await accountOf(merchant))! };
};
const refresh = (merchantId: number) =>
  shop.application.resolve(RefreshAccount).execute({ actor: operatorActor, merchantId });

describe('one account', () => {
  it('a crash between the account at the provider and the row makes one account', async () => {
    const merchant = await shop.addMerchant();
    const start = shop.application.resolve(StartAccount);
    const actor = { ...operatorActor, actsFor: merchant.id };
    // The transaction after the call fails; the provider has accepted.
    for (const statement of [
      `create function refuse_attach() returns trigger language plpgsql as $$
       begin
         if new.account_id is not null then raise exception 'crash'; end if;
         return new;
       end $$`,
      `create trigger refuse_attach before update on provider_accounts
         for each row execute function refuse_attach()`,
    ])
      await shop.database.rows(statement);
    await expect(start.execute({ actor })).rejects.toThrow('crash');
    await shop.database.rows('drop trigger refuse_attach on provider_accounts');
    await shop.database.rows('drop function refuse_attach');
    expect(await atProvider(merchant)).toHaveLength(1);
    expect(await accountOf(merchant)).toBeNull();
    await start.execute({ actor });
    expect(await atProvider(merchant)).toEqual([await accountOf(merchant)]);
  });

  it('a lost answer, and a try after the provider has forgotten the key, find the account that was made', async () => {
    const merchant = await shop.addMerchant();
    const route = 'POST /v1/accounts';
    await shop.control.setFault({ kind: 'reset', moment: 'after', route, times: 2 });
    expect((await merchant.api.post('/merchants/me/account')).status).toBe(503);
    await shop.database.rows(
      `update provider_accounts set requested_at = requested_at - interval '2 days', request = null
       where merchant_id = :id`,
      { id: merchant.id },
    );
    expect((await merchant.api.post('/merchants/me/account')).status).toBe(200);
    expect(await atProvider(merchant)).toEqual([await accountOf(merchant)]);
  });

  it('a 5xx that the provider keeps after it has carried the order out makes no second account', async () => {
    const merchant = await shop.addMerchant();
    const route = 'POST /v1/accounts';
    await shop.control.setFault({ kind: 'server-error', moment: 'after', stored: true, route, times: 1 });
    const statuses = [];
    for (let attempt = 1; attempt <= 2; attempt += 1)
      statuses.push((await merchant.api.post('/merchants/me/account')).status);
    expect(statuses.at(-1)).toBe(200);
    expect(await atProvider(merchant)).toEqual([await accountOf(merchant)]);
  });

  it('ten starts at the same time make one account', async () => {
    const merchant = await shop.addMerchant();
    await Promise.all(Array.from({ length: 10 }, () => merchant.api.post('/merchants/me/account')));
    expect((await merchant.api.post('/merchants/me/account')).status).toBe(200);
    expect(await atProvider(merchant)).toEqual([await accountOf(merchant)]);
  });

  it('a link to the form is nowhere stored', async () => {
    const merchant = await shop.addMerchant();
    const headers = { 'idempotency-key': 'link' };
    const { body } = await merchant.api.post<{ url: string }>('/merchants/me/account', {}, headers);
    const secret = new URL(body.url).pathname.split('/').at(-1)!;
    for (const table of ['audit_log', 'idempotency_keys', 'provider_accounts', 'provider_account_events'])
      expect(
        await shop.database.rows(`select 1 from ${table} t where t::text like '%' || :secret || '%'`, {
          secret,
        }),
      ).toEqual([]);
  });
});

describe('from the start to a charge', () => {
  it('a merchant without a chargeable account gets no checkout, and the link says why', async () => {
    const merchant = await started();
    const link = await shop.createLink(merchant);
    const refused = await shop.startCheckout(link);
    expect(refused).toMatchObject({ status: 409, body: { code: 'merchants.cannot-be-paid' } });
    const looked = await shop.api().get(`/payment-links/token/${link.uniqueToken}`);
    expect(looked).toMatchObject({ status: 410, body: { code: 'links.no-account' } });
  });

  it('a verified account is charged, on its own account', async () => {
    const merchant = await started();
    await shop.control.moveAccount(merchant.account, 'verify');
    const { body } = await merchant.api.post<OwnAccount>('/merchants/me/account/refresh');
    expect(body).toMatchObject({
      isNeeded: true,
      status: 'ACTIVE',
      isChargeable: true,
      isPaidOut: true,
      due: [],
    });
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    const [payment] = await shop.database.rows(
      'select provider_account as account from payments where id = :id',
      { id: checkout.paymentId },
    );
    expect(payment).toEqual({ account: merchant.account });
    expect((await merchant.api.post('/merchants/me/account')).status).toBe(409);
  });

  it('what is due is named in words in the caller’s language, and the back office filters by it', async () => {
    const merchant = await started();
    const inLanguage = async (language: string): Promise<OwnAccount['due']> => {
      const headers = { authorization: `Bearer ${merchant.token}`, 'accept-language': language };
      const answer = await fetch(`${shop.url}/api/merchants/me/account`, { headers });
      return ((await answer.json()) as OwnAccount).due;
    };
    await refresh(merchant.id);
    expect((await inLanguage('bg')).map(({ text }) => text)).toContain('Банкова сметка');
    expect((await inLanguage('en')).map(({ text }) => text)).toContain('Bank account');
    const { body } = await shop.admin.get<{ content: Account[]; totalElements: number }>(
      '/provider-accounts?status=STARTED&due=yes&sortBy=merchantName&size=200',
    );
    expect(body.content.map(({ id }) => id)).toContain(merchant.id);
    expect(body.content.every(({ status, due }) => status === 'STARTED' && due.length > 0)).toBe(true);
    const none = await shop.admin.get<{ totalElements: number }>('/provider-accounts?status=LEFT&size=10');
    expect(none.body.totalElements).toBe(0);
    const shown = await shop.admin.get(`/provider-accounts/${merchant.id}`);
    expect(shown.body).toMatchObject({ events: [{ from: 'NONE', to: 'STARTED' }] });
  });
});

describe('the webhook endpoint of connected accounts', () => {
  const event = (id: string, about: object) =>
    JSON.stringify({ id, object: 'event', type: 'account.updated', livemode: false, ...about });
  const deliver = (path: string, payload: string, secret: string) =>
    fetch(`${shop.url}/api/webhooks/stripe${path}`, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
    });
  const stored = async (id: string) =>
    (
      await shop.database.rows<{ state: string; reason: string | null }>(
        'select state, reason from provider_events where event_id = :id',
        { id },
      )
    )[0];

  it('the secret of each endpoint verifies at that endpoint only', async () => {
    const payload = event('evt_secrets', {
      account: 'acct_1x',
      data: { object: { object: 'account', id: 'acct_1x' } },
    });
    expect((await deliver('/connect', payload, webhookSecret)).status).toBe(400);
    expect((await deliver('', payload, connectWebhookSecret)).status).toBe(400);
    expect((await deliver('/connect', payload, '')).status).toBe(400);
    expect(await stored('evt_secrets')).toBeUndefined();
    expect((await deliver('/connect', payload, connectWebhookSecret)).status).toBe(200);
  });

  it('an event of the other mode is answered 200 and not handled', async () => {
    const payload = event('evt_live', { livemode: true, account: 'acct_1x', data: { object: {} } });
    expect((await deliver('/connect', payload, connectWebhookSecret)).status).toBe(200);
    expect(await stored('evt_live')).toEqual({ state: 'IGNORED', reason: 'MODE' });
  });

  it('an account that changes at the provider is fetched, and one that leaves is LEFT and cannot be charged', async () => {
    const merchant = await started();
    await shop.control.moveAccount(merchant.account, 'verify');
    await shop.control.settleNow();
    await shop.reconcile();
    const own = async () => (await merchant.api.get<OwnAccount>('/merchants/me/account')).body;
    expect(await own()).toMatchObject({ status: 'ACTIVE' });
    await shop.control.moveAccount(merchant.account, 'leave');
    await shop.control.settleNow();
    await shop.reconcile();
    expect(await own()).toMatchObject({ status: 'LEFT', isChargeable: false });
    const events = await shop.database.rows<{ type: string; state: string }>(
      `select type, state from provider_events where account = :account`,
      { account: merchant.account },
    );
    expect(events.map(({ type }) => type)).toContain('account.application.deauthorized');
    expect(new Set(events.map(({ state }) => state))).toEqual(new Set(['DONE']));
  });

  it('an event of an account that was not made here is FOREIGN and not parked', async () => {
    expect(await shop.application.resolve(ChangedAccounts).refresh('acct_foreign')).toBe(false);
    const about = { account: 'acct_foreign', data: { object: { object: 'account', id: 'acct_foreign' } } };
    await deliver('/connect', event('evt_foreign', about), connectWebhookSecret);
    await shop.reconcile();
    expect(await stored('evt_foreign')).toEqual({ state: 'NEW', reason: 'FOREIGN' });
  });
});
