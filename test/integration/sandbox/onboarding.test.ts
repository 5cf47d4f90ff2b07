import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { followLink, newAccount, newLink, onboard, sendDetails } from './onboarded-account.ts';
import { raw, sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterEach(() => fixture.control.resetClock());
afterAll(() => fixture.stop());

const retrieve = (id: string) => fixture.stripe.accounts.retrieve(id);

const eventsOf = async (account: string): Promise<Stripe.Event[]> =>
  (await fixture.stripe.events.list({ limit: 100 }, { stripeAccount: account })).data.toReversed();

describe('A new account', () => {
  it('a new sandbox account may not charge, and names every detail that is due', async () => {
    const account = await newAccount(fixture);
    expect(account).toMatchObject({
      type: 'none',
      business_type: 'company',
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      metadata: { plateno_merchant: '3' },
      controller: {
        fees: { payer: 'account' },
        losses: { payments: 'stripe' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'full' },
        type: 'application',
      },
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
      external_accounts: { data: [] },
      requirements: { disabled_reason: 'requirements.past_due', pending_verification: [] },
    });
    expect(account.requirements?.currently_due).toEqual([
      'business_profile.mcc',
      'company.name',
      'company.tax_id',
      'representative.first_name',
      'representative.last_name',
      'external_account',
      'tos_acceptance.date',
      'tos_acceptance.ip',
    ]);
  });

  it('a sandbox account that may not charge gets no session', async () => {
    const { id } = await newAccount(fixture);
    const session = fixture.stripe.checkout.sessions.create(sessionParams(), { stripeAccount: id });
    await expect(session).rejects.toMatchObject({ statusCode: 400, code: 'testmode_charges_only' });
  });

  it('sandbox accounts are listed newest first, page by page and by their time', async () => {
    const first = await newAccount(fixture);
    const second = await newAccount(fixture);
    const page = await fixture.stripe.accounts.list({ limit: 1 });
    expect(page).toMatchObject({ data: [{ id: second.id }], has_more: true });
    const next = await fixture.stripe.accounts.list({ limit: 1, starting_after: second.id });
    expect(next.data[0]?.id).toBe(first.id);
    expect((await fixture.stripe.accounts.list({ created: { lt: 1000 } })).data).toEqual([]);
  });

  it('one idempotency key makes one sandbox account', async () => {
    const options = { idempotencyKey: 'account:7' };
    const params = { country: 'BG', metadata: { plateno_merchant: '7' } };
    const first = await fixture.stripe.accounts.create(params, options);
    expect((await fixture.stripe.accounts.create(params, options)).id).toBe(first.id);
  });

  it.each([
    ['unicorn', { unicorn: '1' }],
    ['controller[unicorn]', { controller: { unicorn: '1' } }],
    ['business_profile[unicorn]', { business_profile: { unicorn: '1' } }],
    ['settings[payouts][unicorn]', { settings: { payouts: { unicorn: '1' } } }],
  ])('a new sandbox account with the unknown parameter %s is refused', async (param, params) => {
    await expect(
      fixture.stripe.accounts.create(params as unknown as Stripe.AccountCreateParams),
    ).rejects.toMatchObject({ statusCode: 400, code: 'parameter_unknown', param });
  });

  it('a sandbox account has a type or a controller, not both', async () => {
    const params = { type: 'standard' as const, controller: { losses: { payments: 'stripe' as const } } };
    await expect(fixture.stripe.accounts.create(params)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('An update', () => {
  it('an update of a sandbox account changes what it names, and is an event', async () => {
    const { id } = await newAccount(fixture);
    const updated = await fixture.stripe.accounts.update(id, {
      business_profile: { mcc: '5812' },
      metadata: { plateno_merchant: '', note: 'x' },
      settings: { payouts: { schedule: { interval: 'manual' }, statement_descriptor: 'SHOP' } },
    });
    expect(updated).toMatchObject({
      business_profile: { mcc: '5812', url: 'https://shop.example' },
      metadata: { note: 'x' },
      settings: {
        payouts: { schedule: { interval: 'manual', delay_days: 2 }, statement_descriptor: 'SHOP' },
      },
    });
    expect(updated.metadata).toEqual({ note: 'x' });
    expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['account.updated']);
  });

  it('after the first link the platform changes its settings, and its owner alone the details', async () => {
    const { id } = await newAccount(fixture);
    await newLink(fixture, id);
    await fixture.stripe.accounts.update(id, { metadata: { a: 'b' } });
    await expect(fixture.stripe.accounts.update(id, { email: 'other@example.com' })).rejects.toMatchObject({
      statusCode: 403,
    });
    expect((await retrieve(id)).company).toBeUndefined();
  });

  it('controller and country of a sandbox account never change', async () => {
    const { id } = await newAccount(fixture);
    for (const name of ['controller', 'country', 'type'])
      await expect(fixture.stripe.accounts.update(id, { [name]: 'BG' })).rejects.toMatchObject({
        code: 'parameter_unknown',
        param: name,
      });
  });
});

describe('A link', () => {
  it('a sandbox link opens the page once, and afterwards leads to the platform', async () => {
    const { id } = await newAccount(fixture);
    const link = await newLink(fixture, id);
    expect(link.expires_at - link.created).toBe(300);
    expect(await followLink(fixture, link)).toMatch(/^\/setup\/v\//);
    expect(await followLink(fixture, link)).toBe('http://shop.example/refresh');
  });

  it('a sandbox link is dead after five minutes', async () => {
    const { id } = await newAccount(fixture);
    const link = await newLink(fixture, id);
    await fixture.control.advanceClock(300);
    expect(await followLink(fixture, link)).toBe('http://shop.example/refresh');
  });

  it('a look at the address alone does not use a sandbox link up', async () => {
    const { id } = await newAccount(fixture);
    const link = await newLink(fixture, id);
    await raw(fixture, new URL(link.url).pathname, { method: 'HEAD', redirect: 'manual' });
    expect(await followLink(fixture, link)).toMatch(/^\/setup\/v\//);
  });

  it('a sandbox link needs its addresses, and a known type', async () => {
    const { id } = await newAccount(fixture);
    const params = { account: id, type: 'account_onboarding' as const, return_url: 'http://shop.example' };
    await expect(fixture.stripe.accountLinks.create(params)).rejects.toMatchObject({ param: 'refresh_url' });
    const update = { ...params, refresh_url: 'http://shop.example', type: 'account_update' as const };
    await expect(fixture.stripe.accountLinks.create(update)).rejects.toMatchObject({ param: 'type' });
  });
});

describe('The onboarding', () => {
  it('an account whose owner fills in the sandbox page may charge and be paid out', async () => {
    const { id } = await newAccount(fixture);
    expect(await onboard(fixture, id)).toBe('http://shop.example/return');
    const account = await retrieve(id);
    expect(account).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { card_payments: 'active', transfers: 'active' },
      external_accounts: {
        data: [{ object: 'bank_account', last4: '5678', currency: 'eur', country: 'BG' }],
      },
      requirements: { currently_due: [], past_due: [], disabled_reason: null },
    });
    const [bank] = account.external_accounts?.data ?? [];
    expect(await fixture.stripe.accounts.retrieveExternalAccount(id, bank?.id ?? '')).toEqual(bank);
    const { data } = await fixture.stripe.accounts.listCapabilities(id);
    expect(data.map((one) => [one.id, one.status])).toEqual([
      ['card_payments', 'active'],
      ['transfers', 'active'],
    ]);
  });

  it('the onboarding sends its events to the connect endpoint only', async () => {
    const { id } = await newAccount(fixture);
    await onboard(fixture, id);
    await fixture.control.settleNow();
    const ofAccount = fixture.connectReceiver.received.filter(({ event }) => event.account === id);
    expect(ofAccount.map(({ event }) => event.type).toSorted()).toEqual([
      'account.external_account.created',
      'account.updated',
      'capability.updated',
      'capability.updated',
    ]);
    expect(fixture.receiver.received.filter(({ event }) => event.account !== undefined)).toEqual([]);
    const updated = ofAccount.find(({ event }) => event.type === 'account.updated')?.event;
    expect(updated?.data.previous_attributes).toMatchObject({ charges_enabled: false });
  });

  it('an owner who skips leaves the rest due, and comes back to what was entered', async () => {
    const { id } = await newAccount(fixture);
    const details = { eik: '204676177', companyName: '', firstName: '', lastName: '', iban: '' };
    expect(await onboard(fixture, id, details, 'skip')).toBe('http://shop.example/return');
    const account = await retrieve(id);
    expect(account).toMatchObject({ charges_enabled: false, details_submitted: false });
    expect(account.requirements?.currently_due).not.toContain('company.tax_id');
    expect(account.requirements?.currently_due).toContain('company.name');
    const visit = await followLink(fixture, await newLink(fixture, id));
    expect(await (await raw(fixture, visit)).text()).toContain(`value='204676177'`);
  });

  it('details that fail the check leave the account without charges, and say what is wrong', async () => {
    const { id } = await newAccount(fixture);
    await onboard(fixture, id, {}, 'fail');
    expect(await retrieve(id)).toMatchObject({
      charges_enabled: false,
      details_submitted: true,
      requirements: {
        past_due: ['company.tax_id'],
        errors: [{ code: 'verification_failed_tax_id_match', requirement: 'company.tax_id' }],
        disabled_reason: 'requirements.past_due',
      },
    });
    await onboard(fixture, id);
    expect(await retrieve(id)).toMatchObject({ charges_enabled: true });
  });

  it('the sandbox page refuses what is incomplete, and changes nothing', async () => {
    const { id } = await newAccount(fixture);
    const visit = await followLink(fixture, await newLink(fixture, id));
    const refused = await sendDetails(fixture, visit, { eik: '12', iban: 'BG80' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('An EIK has 9 or 13 digits.');
    expect(page).toContain('The IBAN is not complete.');
    expect(await eventsOf(id)).toEqual([]);
    expect((await sendDetails(fixture, visit)).status).toBe(303);
    expect((await sendDetails(fixture, visit, { eik: '000000000' })).headers.get('location')).toBe(
      'http://shop.example/return',
    );
    expect(await retrieve(id)).toMatchObject({ charges_enabled: true });
  });

  it('a person is asked for no company number', async () => {
    const { id } = await newAccount(fixture, { business_type: 'individual' });
    const due = (await retrieve(id)).requirements?.currently_due;
    expect(due).toContain('individual.first_name');
    expect(due).not.toContain('company.tax_id');
    await onboard(fixture, id, { eik: '', companyName: '' });
    expect(await retrieve(id)).toMatchObject({ charges_enabled: true });
  });
});
