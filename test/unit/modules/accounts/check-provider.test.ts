import { beforeEach, describe, expect, it } from 'vitest';
import { SignInNeeded } from '#kernel/failure.ts';
import { CheckProvider } from '#modules/accounts/application/check-provider.ts';
import type { DeliveredEvent } from '#modules/accounts/domain/setup/deliveries.ts';
import type { Installation } from '#modules/accounts/domain/setup/installation.ts';
import type { PlatformAccount } from '#modules/accounts/domain/setup/platform-account.ts';
import type { RegisteredEndpoint } from '#modules/accounts/domain/setup/webhook-endpoints.ts';
import { FakeProviderSetup } from '#test/fakes/fake-provider-setup.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';

const now = new Date('2026-11-20T10:00:00Z');
const publicUrl = 'https://pay.example.com';
const [ownUrl, connectUrl] = [`${publicUrl}/api/webhooks/stripe`, `${publicUrl}/api/webhooks/stripe/connect`];
const live: Installation = {
  isProduction: true,
  publicUrl,
  routing: 'direct',
  secretKey: 'rk_live_51Abc',
  secrets: { platform: ['whsec_one'], connected: ['whsec_two'] },
};

const delivered = (changes: Partial<DeliveredEvent> = {}): DeliveredEvent => ({
  at: new Date(now.getTime() - 3_600_000),
  type: 'checkout.session.completed',
  isOfConnected: false,
  isPending: false,
  apiVersion: '2026-10-28.endive',
  ...changes,
});

let setup: FakeProviderSetup;
beforeEach(() => {
  setup = new FakeProviderSetup(publicUrl, now);
  setup.events = [delivered(), delivered({ isOfConnected: true })];
});

const check = (changes: Partial<Installation> = {}) =>
  new CheckProvider({
    setup,
    installation: { ...live, ...changes },
    clock: new FixedClock(now),
  }).execute({ actor: { kind: 'operator', name: 'vera' } });
const found = async (changes: Partial<Installation> = {}) =>
  (await check(changes)).findings.map(({ code, severity }) => `${severity} ${code}`);
const changeAccount = (changes: Partial<PlatformAccount>): void => {
  setup.own = { ...setup.own!, ...changes };
};
const changeEndpoint = (url: string, changes: Partial<RegisteredEndpoint>): void => {
  setup.registered = setup.registered.map((one) => (one.url === url ? { ...one, ...changes } : one));
};

it('an installation that is set up as needed has no findings', async () => {
  expect(await check()).toEqual({
    isLive: true,
    apiVersion: '2026-10-28.endive',
    account: {
      accountId: 'acct_1Platform',
      name: 'Плащания ЕООД',
      country: 'BG',
      defaultCurrency: 'EUR',
    },
    findings: [],
  });
});

it('only administrators and operators may check the provider', async () => {
  const useCase = new CheckProvider({ setup, installation: live, clock: new FixedClock(now) });
  await expect(useCase.execute({ actor: { kind: 'anonymous' } })).rejects.toThrow(SignInNeeded);
});

describe('the key', () => {
  it.each([
    ['pk_live_51Abc', 'setup.key-form'],
    ['whsec_51Abc', 'setup.key-form'],
    ['rk_live_', 'setup.key-form'],
  ])('the key %s is refused for its form before any call', async (secretKey, code) => {
    setup.missingPermissions = () => Promise.reject(new Error('was called'));
    expect(await found({ secretKey })).toEqual([`ERROR ${code}`]);
  });

  it.each<[string, boolean, string]>([
    ['rk_test_51Abc', true, 'ERROR setup.key-test-in-production'],
    ['sk_live_51Abc', false, 'ERROR setup.key-live-outside-production'],
    ['sk_live_51Abc', true, 'WARNING setup.key-unrestricted'],
  ])('the key %s with production %s is the finding %s %s', async (secretKey, isProduction, finding) => {
    expect(await found({ secretKey, isProduction })).toEqual([finding]);
  });

  it('a key that the provider refuses is the last finding', async () => {
    setup.isKeyRefused = true;
    setup.account = () => Promise.reject(new Error('was called'));
    expect(await found()).toEqual(['ERROR setup.key-refused']);
  });

  it('each missing permission is named, on the platform and on connected accounts', async () => {
    const permission = 'Charges: read';
    setup.missing = [
      { permission, name: 'rak_charge_read', isOnAccounts: false },
      { permission, name: null, isOnAccounts: true },
    ];
    expect((await check()).findings).toEqual([
      {
        code: 'setup.permission-missing',
        severity: 'ERROR',
        params: { permission, name: 'rak_charge_read' },
      },
      { code: 'setup.permission-missing-on-accounts', severity: 'ERROR', params: { permission, name: '–' } },
    ]);
  });
});

describe('the routing', () => {
  it('money of merchants on the platform’s account is an error in production', async () => {
    expect(await found({ routing: 'none' })).toEqual(['ERROR setup.routing-none']);
  });

  it('outside production every routing is right', async () => {
    expect(await found({ routing: 'none', isProduction: false, secretKey: 'rk_test_51Abc' })).toEqual([]);
  });
});

describe('the account', () => {
  it.each<[string, Partial<PlatformAccount>]>([
    ['ERROR setup.details-missing', { isSubmitted: false }],
    ['ERROR setup.charges-off', { isChargeable: false }],
    ['ERROR setup.payouts-off', { isPaidOut: false }],
    ['ERROR setup.account-disabled', { disabledReason: 'requirements.past_due' }],
    ['ERROR setup.capability-inactive', { capabilities: { card_payments: 'pending', transfers: 'active' } }],
    ['ERROR setup.capability-inactive', { capabilities: { card_payments: 'active' } }],
    ['ERROR setup.requirements-past-due', { due: ['company.tax_id'], pastDue: ['company.tax_id'] }],
    ['WARNING setup.requirements-due', { due: ['company.tax_id'] }],
    ['WARNING setup.country-other', { country: 'RO' }],
    ['WARNING setup.currency-other', { defaultCurrency: 'BGN' }],
    ['ERROR setup.currency-unsupported', { currencies: ['EUR'] }],
    ['WARNING setup.branding-missing', { branding: { icon: true, logo: false, colour: true } }],
    ['WARNING setup.statement-missing', { statement: { descriptor: null, prefix: null } }],
    ['ERROR setup.statement-prefix-long', { statement: { descriptor: null, prefix: 'ELEVENCHARS' } }],
    ['WARNING setup.support-missing', { support: { email: true, phone: false, url: true } }],
  ])('%s is found for %j', async (finding, changes) => {
    changeAccount(changes);
    expect(await found()).toEqual([finding]);
  });

  it('an account that is not activated is only a warning in test mode', async () => {
    changeAccount({ isSubmitted: false, isChargeable: false, isPaidOut: false, capabilities: {} });
    const findings = await found({ isProduction: false, secretKey: 'rk_test_51Abc' });
    expect(findings).toHaveLength(5);
    expect(findings.filter((one) => one.startsWith('ERROR'))).toEqual([]);
  });

  it('due details are named with their deadline', async () => {
    changeAccount({ due: ['company.tax_id', 'owners'], deadline: new Date('2026-12-01T00:00:00Z') });
    const [finding] = (await check()).findings;
    expect(finding?.params).toEqual({ requirements: 'company.tax_id, owners', deadline: '2026-12-01' });
  });

  it('an account that may not be read is no finding beside the missing permission', async () => {
    setup.own = null;
    expect(await check()).toMatchObject({ account: null, findings: [] });
  });
});

describe('the clock', () => {
  it.each([
    [5, []],
    [-5, []],
    [6, ['WARNING setup.clock-off']],
    [60, ['WARNING setup.clock-off']],
    [61, ['ERROR setup.clock-off']],
    [-61, ['ERROR setup.clock-off']],
  ])('a clock that is %i seconds ahead is found as %j', async (seconds, findings) => {
    changeAccount({ askedAt: new Date(now.getTime() + seconds * 1_000) });
    expect(await found()).toEqual(findings);
  });

  it('nothing is found without the provider’s time', async () => {
    changeAccount({ answeredAt: null, askedAt: new Date(0) });
    expect(await found()).toEqual([]);
  });
});

describe('the API version', () => {
  it('the newest own event shows the default version of the account', async () => {
    const old = { at: new Date(now.getTime() - 7_200_000), apiVersion: '2020-08-27' };
    setup.events.push(delivered(old));
    expect(await found()).toEqual([]);
    setup.events[0] = delivered({ apiVersion: '2024-06-20' });
    expect(await found()).toEqual(['WARNING setup.account-version']);
  });

  it('an endpoint of another version, and of the account’s default, is an error', async () => {
    changeEndpoint(ownUrl, { apiVersion: '2024-06-20' });
    changeEndpoint(connectUrl, { apiVersion: null });
    expect(await found()).toEqual(['ERROR setup.endpoint-version', 'ERROR setup.endpoint-version']);
  });
});

describe('webhook endpoints', () => {
  it('a missing endpoint is named with its events and the others of its kind', async () => {
    changeEndpoint(ownUrl, { url: 'https://www.example.com/api/webhooks/stripe' });
    expect((await check()).findings).toEqual([
      {
        code: 'setup.endpoint-missing',
        severity: 'ERROR',
        params: {
          endpoint: ownUrl,
          events: 'checkout.session.completed, refund.failed',
          version: '2026-10-28.endive',
          others: 'https://www.example.com/api/webhooks/stripe',
        },
      },
    ]);
    changeEndpoint(connectUrl, { url: 'https://other.example.com' });
    expect(await found()).toContain('ERROR setup.connect-endpoint-missing');
  });

  it.each([
    [ownUrl, 'ERROR setup.endpoint-for-connected'],
    [connectUrl, 'ERROR setup.endpoint-not-for-connected'],
  ])('the endpoint %s for the other kind of accounts is found as %s', async (url, finding) => {
    changeEndpoint(url, { isForConnected: url === ownUrl });
    expect(await found()).toEqual([finding]);
  });

  it('a disabled endpoint is found, and an enabled one beside it is enough', async () => {
    changeEndpoint(ownUrl, { isEnabled: false });
    expect(await found()).toEqual(['ERROR setup.endpoint-disabled']);
    setup.registered.push({ ...setup.registered[0]!, endpointId: 'we_2', isEnabled: true });
    expect(await found()).toEqual([]);
  });

  it('two enabled endpoints of one URL are found', async () => {
    setup.registered.push({ ...setup.registered[0]!, endpointId: 'we_2' });
    expect(await found()).toEqual(['WARNING setup.endpoint-twice']);
  });

  it('missing and superfluous event types are named', async () => {
    changeEndpoint(ownUrl, { events: ['checkout.session.completed', 'plan.created'] });
    expect((await check()).findings).toMatchObject([
      { code: 'setup.events-missing', params: { events: 'refund.failed' } },
      { code: 'setup.events-superfluous', params: { events: 'plan.created' } },
    ]);
  });

  it('a wildcard is found', async () => {
    changeEndpoint(ownUrl, { events: ['*'] });
    expect(await found()).toEqual(['WARNING setup.events-wildcard']);
  });

  it('without an endpoint for a local URL the URL is the finding', async () => {
    setup.registered = [];
    setup = Object.assign(new FakeProviderSetup('http://localhost:8080', now), { registered: [] });
    expect(await found({ publicUrl: 'http://localhost:8080' })).toEqual(['WARNING setup.public-url-local']);
  });
});

describe('signing secrets', () => {
  it.each<[Installation['secrets'], string]>([
    [{ platform: ['whsec_one'], connected: [] }, 'ERROR setup.secret-missing'],
    [{ platform: ['we_1Abc'], connected: ['whsec_two'] }, 'ERROR setup.secret-form'],
    [{ platform: ['whsec_two', 'whsec_one'], connected: ['whsec_one'] }, 'ERROR setup.secrets-same'],
  ])('the secrets %j are found as %s', async (secrets, finding) => {
    expect(await found({ secrets })).toEqual([finding]);
  });

  it('without events since an endpoint was made its secret is unproven', async () => {
    changeEndpoint(ownUrl, { createdAt: new Date(now.getTime() - 60_000) });
    expect(await found()).toEqual(['WARNING setup.secret-unproven']);
  });

  it('events of other types, of other accounts and of the last minute prove no secret', async () => {
    setup.events = [
      delivered({ type: 'plan.created' }),
      delivered({ isOfConnected: true }),
      delivered({ at: new Date(now.getTime() - 30_000) }),
    ];
    expect(await found()).toEqual(['WARNING setup.secret-unproven']);
  });

  it('events of which none was accepted show a wrong secret or URL', async () => {
    setup.events = [
      delivered({ isPending: true }),
      delivered({ isPending: true }),
      delivered({ isOfConnected: true }),
    ];
    expect((await check()).findings).toEqual([
      {
        code: 'setup.deliveries-failing',
        severity: 'ERROR',
        params: { endpoint: ownUrl, pending: '2', events: '2' },
      },
    ]);
  });

  it('some events that were not accepted are a warning', async () => {
    setup.events.push(delivered({ isPending: true }));
    expect(await found()).toEqual(['WARNING setup.deliveries-pending']);
  });
});
