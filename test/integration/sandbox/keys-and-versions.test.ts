import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/index.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { controlToken, secretKey } from './test-sandbox.ts';

let database: TestDatabase;
let sandbox: Sandbox;

const restricted = 'rk_test_restricted1234';

const settings = (databaseUrl: string) => ({
  databaseUrl,
  host: '127.0.0.1',
  port: 0,
  secretKey,
  controlToken,
  webhooks: [],
  restrictedKeys: [{ key: restricted, refuses: ['GET /v1/charges*', 'POST /v1/refunds'] }],
  logLevel: 'silent',
});

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox(settings(database.migratorUrl));
});
afterAll(async () => {
  await sandbox.stop();
  await database.drop();
});

const client = (key: string) =>
  new Stripe(key, { host: '127.0.0.1', port: sandbox.port, protocol: 'http', telemetry: false });

describe('A key', () => {
  it('a restricted key of the sandbox is refused what its settings name, and nothing else', async () => {
    const stripe = client(restricted);
    await stripe.balance.retrieve();
    await expect(stripe.charges.list()).rejects.toMatchObject({
      type: 'StripePermissionError',
      statusCode: 403,
      message: expect.stringContaining(`Having the 'rak_charge_read' permission`) as string,
    });
    const refund = stripe.refunds.create({ payment_intent: 'pi_none' }, { stripeAccount: 'acct_1Shop' });
    await expect(refund).rejects.toMatchObject({
      statusCode: 403,
      message: expect.stringContaining(`on account 'acct_1Shop'`) as string,
    });
    expect((await stripe.refunds.list()).data).toEqual([]);
  });

  it('a wrong key of the sandbox is 401', async () => {
    await expect(client('rk_test_other').balance.retrieve()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  it('the sandbox starts with no restricted key that is another kind of key', async () => {
    const wrong = { ...settings(database.migratorUrl), restrictedKeys: [{ key: secretKey, refuses: [] }] };
    await expect(startSandbox(wrong)).rejects.toThrow('rk_test_');
  });
});

describe('The platform', () => {
  it('the sandbox shows what a check of the installation reads of the platform', async () => {
    const stripe = client(secretKey);
    const account = await stripe.accounts.retrieveCurrent();
    expect(account).toMatchObject({
      object: 'account',
      country: 'BG',
      default_currency: 'eur',
      charges_enabled: true,
      details_submitted: true,
      capabilities: { card_payments: 'active' },
      settings: {
        branding: { primary_color: '#0b57a4' },
        payments: { statement_descriptor: 'SANDBOX' },
        payouts: { schedule: { interval: 'manual' } },
      },
    });
    expect((await stripe.balance.retrieve({}, { stripeAccount: account.id })).object).toBe('balance');
    expect(await stripe.countrySpecs.retrieve('BG')).toMatchObject({
      default_currency: 'eur',
      supported_payment_currencies: ['eur', 'usd'],
    });
    await expect(stripe.countrySpecs.retrieve('XX')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('a connect endpoint of the sandbox names the application, and each its version of the API', async () => {
    const stripe = client(secretKey);
    const params = { url: 'https://shop.example/hook', enabled_events: ['payout.paid' as const] };
    const own = await stripe.webhookEndpoints.create(params);
    expect(own).toMatchObject({ application: null, api_version: null, status: 'enabled' });
    const connect = await stripe.webhookEndpoints.create({
      ...params,
      connect: true,
      api_version: '2024-06-20',
    });
    expect(connect).toMatchObject({ application: 'ca_sandbox', api_version: '2024-06-20' });
    expect(connect.secret).toMatch(/^whsec_/);
    expect((await stripe.webhookEndpoints.list()).data.map(({ id }) => id)).toEqual([connect.id, own.id]);
  });

  it('the sandbox accepts every well-formed version of the API, and refuses any other text', async () => {
    const ask = (version: string) =>
      fetch(`${sandbox.url}/v1/balance`, {
        headers: { authorization: `Bearer ${secretKey}`, 'stripe-version': version },
      });
    const known = await ask('2024-06-20');
    expect([known.status, known.headers.get('stripe-version')]).toEqual([200, '2024-06-20']);
    const wrong = await ask('latest');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ error: { message: 'Invalid Stripe API version: latest' } });
  });
});
