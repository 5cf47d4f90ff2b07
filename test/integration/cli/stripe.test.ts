import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { webhookEventTypes } from '#platform/stripe/webhook-event-types.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { lacksPermission, openProviderGate, type ProviderGate } from '#test/support/provider-gate.ts';
import { runPlateno, startPlateno } from '#test/support/run-plateno.ts';

const publicUrl = 'https://pay.example.com';
/** The properties with which the product makes accounts. */
const controlled = {
  controller: {
    fees: { payer: 'account' },
    losses: { payments: 'stripe' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'full' },
  },
} as const;
const endpointUrl = `${publicUrl}/api/webhooks/stripe`;
type Report = {
  account: { accountId: string } | null;
  findings: { code: string; severity: string; problem: string; advice: string }[];
};

let shop: TestApplication;
let gate: ProviderGate;
let stripe: Stripe;
let folder: string;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  gate = await openProviderGate(() => shop.env['STRIPE_API_URL']!);
  const { hostname: host, port } = new URL(gate.url);
  stripe = new Stripe(shop.env['STRIPE_SECRET_KEY']!, { host, port, protocol: 'http' });
  folder = await mkdtemp(join(tmpdir(), 'plateno-stripe-'));
});
afterEach(async () => {
  gate.rules.length = 0;
  for (const { id, url } of (await stripe.webhookEndpoints.list()).data)
    if (url.startsWith(publicUrl)) await stripe.webhookEndpoints.del(id);
});
afterAll(async () => {
  await gate.close();
  await shop.stop();
  await rm(folder, { recursive: true });
});

const check = (args: readonly string[] = [], variables: NodeJS.ProcessEnv = {}) => {
  const env = { ...shop.env, STRIPE_API_URL: gate.url, PUBLIC_URL: publicUrl, ...variables };
  return runPlateno(env, ['stripe', 'check', ...args]);
};
const found = async (args: readonly string[] = [], variables: NodeJS.ProcessEnv = {}) => {
  const { stdout } = await check([...args, '--json'], variables);
  return (JSON.parse(stdout) as Report).findings.map(({ code }) => code);
};
const register = (
  changes: Partial<Stripe.WebhookEndpointCreateParams> = {},
): Promise<Stripe.WebhookEndpoint> =>
  stripe.webhookEndpoints.create({
    url: endpointUrl,
    enabled_events: [...webhookEventTypes.PLATFORM],
    api_version: Stripe.API_VERSION,
    ...changes,
  });
/** The account as it is at a provider where all of it was filled in. */
const fillAccount = (changes: object = {}): void => {
  gate.rules.push(({ path }, { body, ...answer }) => {
    if (path !== '/v1/account') return undefined;
    const settings = {
      branding: { icon: 'file_1', logo: 'file_2', primary_color: '#0b57a4' },
      payments: { statement_descriptor: 'PLATENO PAYMENTS' },
      card_payments: { statement_descriptor_prefix: 'PLATENO' },
      dashboard: { display_name: 'Плащания ЕООД' },
    };
    const support = { support_email: 'a@b.example', support_phone: '+35921234567', support_url: publicUrl };
    return {
      ...answer,
      body: { ...(body as object), business_profile: support, settings, ...changes },
    };
  });
};
const keyFile = async (key: string): Promise<string> => {
  const file = join(folder, 'key.txt');
  await writeFile(file, `${key}\n`);
  return file;
};

test('settings that are right but unproven end with 0, in words and as JSON', async () => {
  fillAccount();
  await register();
  const { stdout, code } = await check();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Account acct_\w+ \(Плащания ЕООД, BG, EUR\), test mode, API version 2026-10-28/);
  expect(stdout).toContain(`! Whether the secret of ${endpointUrl} fits is unknown`);
  expect(stdout).toContain('    → Try an event: stripe trigger');
  expect(stdout.endsWith('No errors; to look at: 1.\n')).toBe(true);
  expect(await found()).toEqual(['setup.secret-unproven']);
});

test('the check speaks Bulgarian to a Bulgarian terminal', async () => {
  const bulgarian = { LANG: 'bg_BG.UTF-8', LC_ALL: 'bg_BG.UTF-8' };
  const env = { ...shop.env, STRIPE_API_URL: gate.url, PUBLIC_URL: publicUrl, ...bulgarian };
  const { stdout } = await startPlateno(env, ['stripe', 'check']);
  expect(stdout).toContain(`✗ Няма уебхук за ${endpointUrl}.`);
  expect(stdout).toContain('→ Създайте го за събития от своята сметка (Your account)');
});

describe('the key', () => {
  test('a wrong key is refused with exit code 1', async () => {
    const file = await keyFile('sk_test_wrong');
    const { stdout, code } = await check(['--key-file', file]);
    expect(stdout).toContain('✗ Stripe does not accept the key (401).');
    expect(code).toBe(1);
  });

  test('a live key in a test installation is found before a payment is made with it', async () => {
    const file = await keyFile('rk_live_51Abc');
    expect(await found(['--key-file', file])).toContain('setup.key-live-outside-production');
  });

  test('a publishable key is refused without a call', async () => {
    const before = gate.calls.length;
    expect(await found(['--key-file', await keyFile('pk_test_51Abc')])).toEqual(['setup.key-form']);
    expect(gate.calls).toHaveLength(before);
  });

  test('a missing key file is named', async () => {
    const { stderr, code } = await check(['--key-file', join(folder, 'none.txt')]);
    expect(stderr).toContain('none.txt');
    expect(code).toBe(2);
  });

  test('each missing permission of a restricted key is named', async () => {
    fillAccount();
    await register();
    gate.rules.push(({ path, method }) => {
      if (path === '/v1/charges') return lacksPermission('rak_charge_read');
      if (path.startsWith('/v1/payment_intents')) return lacksPermission('rak_payment_intent_write');
      if (path.startsWith('/v1/payment_methods')) return lacksPermission('rak_payment_method_write');
      return path === '/v1/refunds' && method === 'POST' ? lacksPermission('rak_refund_write') : undefined;
    });
    const { stdout, code } = await check();
    expect(code).toBe(1);
    expect(stdout).toContain('✗ The key lacks the permission "Charges: read" (rak_charge_read).');
    expect(stdout).toContain('✗ The key lacks the permission "Refunds: write" (rak_refund_write).');
    expect(stdout).toContain('permission "Payment Intents: write" (rak_payment_intent_write).');
    expect(stdout).toContain('permission "Payment Methods: write" (rak_payment_method_write).');
  });

  test('the check changes nothing at the provider', async () => {
    const before = await shop.control.sessions();
    gate.calls.length = 0;
    await check();
    const writes = gate.calls.filter(({ method }) => method !== 'GET');
    expect(writes.length).toBeGreaterThan(0);
    expect(
      writes.every(({ path }) => path.includes('plateno-permission-check') || path === '/v1/refunds'),
    ).toBe(true);
    expect(await shop.control.sessions()).toEqual(before);
    expect((await stripe.refunds.list()).data).toEqual([]);
  });

  test('a provider that does not answer ends with 1', async () => {
    gate.rules.push(() => ({ status: 500, body: { error: { type: 'api_error', message: 'away' } } }));
    const { stderr, code } = await check();
    expect(stderr).not.toBe('');
    expect(code).toBe(1);
  });
});

describe('webhook endpoints', () => {
  test('a missing endpoint is reported with its URL, events and version', async () => {
    const { stdout, code } = await check();
    expect(code).toBe(1);
    expect(stdout).toContain(`✗ There is no webhook endpoint for ${endpointUrl}.`);
    expect(stdout).toContain(webhookEventTypes.PLATFORM.join(', '));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['setup.events-missing', () => register({ enabled_events: ['refund.failed'] })],
    [
      'setup.events-superfluous',
      () => register({ enabled_events: [...webhookEventTypes.PLATFORM, 'plan.created'] }),
    ],
    ['setup.events-wildcard', () => register({ enabled_events: ['*'] })],
    ['setup.endpoint-twice', async () => [await register(), await register()]],
    [
      'setup.endpoint-disabled',
      async () => stripe.webhookEndpoints.update((await register()).id, { disabled: true }),
    ],
    [
      'setup.endpoint-version',
      async () => {
        const { id } = await register();
        gate.rules.push(({ path }, answer) => {
          if (path !== '/v1/webhook_endpoints') return undefined;
          const { data } = answer.body as { data: { id: string; api_version: string }[] };
          for (const one of data) if (one.id === id) one.api_version = '2024-06-20';
          return answer;
        });
      },
    ],
    ['setup.endpoint-for-connected', () => register({ connect: true })],
  ])('%s is found', async (code, setUp) => {
    fillAccount();
    await setUp();
    expect(await found()).toContain(code);
  });
});

describe('with direct charges', () => {
  const direct = { STRIPE_ROUTING: 'direct' };
  const connectUrl = `${endpointUrl}/connect`;

  test('the endpoint for connected accounts is missing until it is registered for them', async () => {
    fillAccount();
    await register();
    expect(await found([], direct)).toContain('setup.connect-endpoint-missing');
    await register({ url: connectUrl });
    expect(await found([], direct)).toContain('setup.endpoint-not-for-connected');
    await register({ url: connectUrl, connect: true, enabled_events: [...webhookEventTypes.CONNECT] });
    const codes = await found([], direct);
    expect(codes.filter((code) => /endpoint|events/.test(code))).toEqual([]);
    const none = { ...direct, STRIPE_CONNECT_WEBHOOK_SECRET: '' };
    expect(await found([], none)).toContain('setup.secret-missing');
    const both = { ...direct, STRIPE_CONNECT_WEBHOOK_SECRET: shop.env['STRIPE_WEBHOOK_SECRET'] };
    expect(await found([], both)).toContain('setup.secrets-same');
    const own = { ...direct, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_of_connected_accounts' };
    expect((await found([], own)).filter((code) => /secrets|missing/.test(code))).toEqual([]);
  });

  test('permissions are tried on a connected account, too, and lacking ones are named', async () => {
    const { id } = await stripe.accounts.create({ country: 'BG', ...controlled });
    gate.rules.push(({ path, account }) =>
      path === '/v1/charges' && account === id ? lacksPermission('rak_charge_read') : undefined,
    );
    const { stdout } = await check([], direct);
    expect(stdout).toContain(
      'lacks the permission "Charges: read" (rak_charge_read) on merchants’ accounts.',
    );
    expect(stdout).not.toContain('lacks the permission "Charges: read" (rak_charge_read).');
  });

  test('a platform without Connect lacks the permission to list accounts', async () => {
    gate.rules.push(({ path, method }) =>
      path === '/v1/accounts' && method === 'GET' ? lacksPermission('rak_connected_account_read') : undefined,
    );
    expect((await check([], direct)).stdout).toContain('lacks the permission "Connect, Accounts: read"');
  });
});

describe('the account', () => {
  test.each<[string, object]>([
    ['setup.charges-off', { charges_enabled: false }],
    ['setup.payouts-off', { payouts_enabled: false }],
    ['setup.details-missing', { details_submitted: false }],
    ['setup.capability-inactive', { capabilities: { card_payments: 'inactive', transfers: 'active' } }],
    [
      'setup.requirements-past-due',
      { requirements: { past_due: ['company.tax_id'], currently_due: ['company.tax_id'] } },
    ],
    ['setup.requirements-due', { requirements: { past_due: [], currently_due: ['company.tax_id'] } }],
    ['setup.account-disabled', { requirements: { disabled_reason: 'rejected.fraud' } }],
    ['setup.currency-other', { default_currency: 'bgn' }],
    ['setup.country-other', { country: 'RO' }],
    ['setup.branding-missing', { settings: null }],
    ['setup.statement-missing', { settings: null }],
    ['setup.support-missing', { business_profile: null }],
  ])('%s is found', async (code, changes) => {
    fillAccount(changes);
    await register();
    expect(await found()).toContain(code);
  });

  test('a currency that the country does not charge is found', async () => {
    fillAccount();
    await register();
    gate.rules.push(({ path }) =>
      path === '/v1/country_specs/BG'
        ? { status: 200, body: { id: 'BG', object: 'country_spec', supported_payment_currencies: ['eur'] } }
        : undefined,
    );
    const { stdout } = await check();
    expect(stdout).toContain('✗ An account in country BG takes no payments in USD.');
    expect(stdout).not.toContain('in EUR.');
  });
});
