import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefreshDueAccounts } from '#modules/accounts/application/refresh-due-accounts.ts';
import { backgroundCalls } from '#platform/stripe/background-calls.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { openProviderGate, type ProviderGate } from '#test/support/provider-gate.ts';
import { atOnce } from './support/at-once.ts';
import { seededRandom, shuffled } from './support/random.ts';
import { atLength } from './support/scale.ts';

/** What happens to a payment at the provider; no webhook about it arrives. */
const outcomes = ['paid', 'declined', 'refunded', 'disputed'] as const;
type Outcome = (typeof outcomes)[number];
type Sale = Readonly<{ account: string; paymentId: number; sessionId: string; outcome: Outcome }>;

const accountCount = atLength(500, 60);
const saleCount = atLength(150, 40);
/** More undelivered events of one account than a page has. */
const busySales = atLength(25, 0);
const leavers = atLength(5, 2);
const minutesOfReconcile = 2;
const random = seededRandom(Number(process.env['FAULTS_SEED'] ?? 1));
const cards: Readonly<Record<Outcome, string>> = {
  paid: '4242424242424242',
  refunded: '4242424242424242',
  declined: '4000000000000002',
  disputed: '4000000000000259',
};

let shop: TestApplication;
let gate: ProviderGate;
let stripe: Stripe;
let merchants: readonly (TestMerchant & { account: string })[];
let sales: Sale[];

const sell = async (place: number, outcome: Outcome): Promise<Sale> => {
  const merchant = merchants[place]!;
  const link = await shop.createLink(merchant, { amount: 10 });
  const { paymentId, sessionId } = await shop.openCheckout(link);
  await shop.control.pay({ session: sessionId, card: cards[outcome] });
  return { account: merchant.account, paymentId, sessionId, outcome };
};

beforeAll(async () => {
  let sandboxUrl = '';
  gate = await openProviderGate(() => sandboxUrl);
  const variables = { STRIPE_ROUTING: 'direct', STRIPE_API_URL: gate.url };
  shop = await startApplication({ isWorking: false, variables });
  sandboxUrl = shop.env['SANDBOX_URL']!;
  const { hostname: host, port } = new URL(sandboxUrl);
  stripe = new Stripe(shop.env['STRIPE_SECRET_KEY']!, { host, port, protocol: 'http' });
  await shop.control.setFault({ kind: 'webhook-drop' });
  merchants = await atOnce(6, Array.from({ length: accountCount }), async (_, place) => {
    const merchant = await shop.addMerchant();
    const account = `acct_1Fault${String(place).padStart(4, '0')}`;
    await shop.addProviderAccount(merchant.id, account);
    return { ...merchant, account };
  });
  const drawn = shuffled([...merchants.keys()], random).slice(0, saleCount);
  sales = await atOnce(6, drawn, (place, at) => sell(place, outcomes[at % outcomes.length]!));
  const busy = Array.from({ length: busySales }, () => drawn[0]!);
  sales.push(...(await atOnce(1, busy, (place) => sell(place, 'paid'))));
  await shop.control.settleNow();
}, 600_000);
afterAll(async () => {
  await gate.close();
  await shop.stop();
});

const statusOf = async () => {
  const rows = await shop.database.rows<{ id: number; status: string; refunded: number; dispute: string }>(
    `select p.id, p.status, p.refunded_amount_minor as refunded,
       (select d.status from disputes d where d.payment_id = p.id) as dispute
     from payments p`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Calls on connected accounts by kind of call since the last question. */
const takeCalls = (): Map<string, number> => {
  const counted = new Map<string, number>();
  for (const { method, path, account } of gate.calls.splice(0)) {
    if (account === '') continue;
    const kind = `${method} ${path.replaceAll(/\/[a-z]+_[\w-]+/g, '/:id')}`;
    counted.set(kind, (counted.get(kind) ?? 0) + 1);
  }
  return counted;
};

/** Runs the reconciler until each account was read. @returns the greatest number of lists of events in one run */
const reconcileAll = async (): Promise<number> => {
  const perRun = minutesOfReconcile * backgroundCalls.eventsAndSessions;
  let most = 0;
  for (let run = 0; run <= Math.ceil(accountCount / perRun) + 1; run += 1) {
    takeCalls();
    await shop.reconcile();
    most = Math.max(most, takeCalls().get('GET /v1/events') ?? 0);
  }
  return most;
};

describe(`${accountCount} connected accounts without a webhook`, { timeout: 600_000 }, () => {
  it('the reconciler brings every payment to the provider’s state within its share of calls', async () => {
    const most = await reconcileAll();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(minutesOfReconcile * backgroundCalls.eventsAndSessions);
    const stored = await statusOf();
    const wrong = sales.filter(({ paymentId, outcome }) => {
      const { status } = stored.get(paymentId)!;
      return status !== (outcome === 'declined' ? 'PENDING' : 'SUCCEEDED');
    });
    expect(wrong).toEqual([]);
  });

  it('refunds and disputes made at the provider are learnt of, on every account', async () => {
    const refunded = sales.filter(({ outcome }) => outcome === 'refunded');
    await atOnce(4, refunded, async ({ sessionId, account }) => {
      const on = { stripeAccount: account };
      const session = await stripe.checkout.sessions.retrieve(sessionId, {}, on);
      await stripe.refunds.create({ payment_intent: session.payment_intent as string, amount: 400 }, on);
    });
    await shop.control.settleNow();
    const most = await reconcileAll();
    expect(most).toBeLessThanOrEqual(minutesOfReconcile * backgroundCalls.eventsAndSessions);
    const stored = await statusOf();
    expect(refunded.filter(({ paymentId }) => stored.get(paymentId)!.refunded !== 400)).toEqual([]);
    const disputed = sales.filter(({ outcome }) => outcome === 'disputed');
    expect(disputed.filter(({ paymentId }) => stored.get(paymentId)!.dispute !== 'OPEN')).toEqual([]);
    expect(refunded.length + disputed.length).toBeGreaterThan(0);
  });

  it('one document and one ledger transaction stand for each success, on its own account', async () => {
    const doubled = await shop.database.rows(
      `select payment_id from ledger_transactions where kind = 'PAYMENT' group by 1 having count(*) > 1`,
    );
    expect(doubled).toEqual([]);
    const accounts = await shop.database.rows<{ id: number; account: string }>(
      'select id, provider_account as account from payments',
    );
    const stored = new Map(accounts.map(({ id, account }) => [id, account]));
    expect(sales.filter(({ paymentId, account }) => stored.get(paymentId) !== account)).toEqual([]);
    expect(await shop.doctor()).toEqual([]);
  });

  it('accounts that leave the platform hold no other account up', async () => {
    const declined = sales.filter(({ outcome }) => outcome === 'declined');
    const [gone, open] = [declined.slice(0, leavers), declined.slice(leavers)];
    for (const { account } of gone) await shop.control.moveAccount(account, 'leave');
    for (const { sessionId } of open) await shop.control.pay({ session: sessionId, card: cards.paid });
    const { failed } = await shop.reconcile();
    expect(failed).toBeGreaterThanOrEqual(gone.length);
    const stored = await statusOf();
    expect(open.filter(({ paymentId }) => stored.get(paymentId)!.status !== 'SUCCEEDED')).toEqual([]);
    expect(gone.filter(({ paymentId }) => stored.get(paymentId)!.status !== 'PENDING')).toEqual([]);
  });

  it('the state of every account follows the provider, a share of calls a minute', async () => {
    const stopped = shuffled(merchants, random).slice(0, atLength(50, 6));
    for (const { account } of stopped) {
      await shop.control.changeAccount({ id: account, charges_enabled: false }).catch(() => undefined);
    }
    await shop.database.rows('update provider_accounts set next_check_at = now()');
    takeCalls();
    const refresh = shop.application.resolve(RefreshDueAccounts);
    const rest: number[] = [];
    for (let asked = await refresh.execute(); asked > 0; asked = await refresh.execute()) {
      gate.calls.length = 0;
      rest.push(asked);
    }
    expect(Math.max(...rest)).toBeLessThanOrEqual(backgroundCalls.accounts);
    expect(rest.reduce((sum, asked) => sum + asked, 0)).toBe(accountCount);
    const theirs = new Map((await shop.control.accounts()).map(({ id, charges_enabled: may }) => [id, may]));
    const ours = await shop.database.rows<{ account: string; may: boolean; status: string }>(
      'select account_id as account, charges_enabled as may, status from provider_accounts',
    );
    const different = ours.filter(
      ({ account, may, status }) => status !== 'LEFT' && theirs.get(account) !== may,
    );
    expect(different).toEqual([]);
    expect(ours.filter(({ status }) => status === 'LEFT')).toHaveLength(leavers);
  });
});
