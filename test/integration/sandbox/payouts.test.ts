import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, onboard } from './onboarded-account.ts';
import { sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterEach(() => fixture.control.resetClock());
afterAll(() => fixture.stop());

const day = 86_400;

type Own = { stripeAccount: string };

const openAccount = async (iban = 'BG80BNBG96611020345678'): Promise<Own> => {
  const { id } = await newAccount(fixture);
  await onboard(fixture, id, { iban });
  return { stripeAccount: id };
};

/** A payment of 100.00 € on an account, settled. @returns its payment intent */
const pay = async (own: Own, card = '4242424242424242'): Promise<string> => {
  const { id } = await fixture.stripe.checkout.sessions.create(
    sessionParams({ payment_intent_data: { application_fee_amount: 150 } }),
    own,
  );
  await fixture.control.pay({ session: id, card });
  await fixture.control.settleNow();
  const session = await fixture.stripe.checkout.sessions.retrieve(id, {}, own);
  return session.payment_intent as string;
};

const linesOf = async (payout: string, own: Own): Promise<Stripe.BalanceTransaction[]> =>
  (await fixture.stripe.balanceTransactions.list({ payout, limit: 100 }, own)).data;

const total = (movements: readonly Stripe.BalanceTransaction[]): number =>
  movements.reduce((sum, { net }) => sum + net, 0);

const amountOf = (amounts: readonly { amount: number }[]): number => amounts[0]?.amount ?? 0;

const balanceOf = async (own: Own) => {
  const { available, pending } = await fixture.stripe.balance.retrieve({}, own);
  return { available: amountOf(available), pending: amountOf(pending) };
};

const typesOf = async (own: Own): Promise<string[]> =>
  (await fixture.stripe.events.list({ limit: 100 }, own)).data
    .map(({ type }) => type)
    .filter((type) => type.startsWith('payout.'))
    .toReversed();

describe('An automatic payout', () => {
  it('a sandbox account is paid out within three days of a payment, and what is in it sums to it', async () => {
    const own = await openAccount();
    const intent = await pay(own);
    await pay(own, '4000000000000259');
    await fixture.stripe.refunds.create({ payment_intent: intent, amount: 1000 }, own);
    await fixture.control.advanceClock(4 * day);
    const [payout] = (await fixture.stripe.payouts.list({}, own)).data;
    expect(payout).toMatchObject({
      // Two payments less fees of 3.05 and 1.50 each, a dispute with its fee of 15.00, a refund of 10.00.
      amount: 2 * 9545 - 11_500 - 1000,
      currency: 'eur',
      automatic: true,
      status: 'paid',
      reconciliation_status: 'completed',
      trace_id: { status: 'supported' },
      method: 'standard',
      type: 'bank_account',
    });
    const lines = await linesOf(payout?.id ?? '', own);
    expect(lines.map(({ type }) => type).toSorted()).toEqual([
      'adjustment',
      'charge',
      'charge',
      'payout',
      'refund',
    ]);
    expect(total(lines)).toBe(0);
    expect(total(lines.filter(({ type }) => type !== 'payout'))).toBe(payout?.amount);
    expect(lines.find(({ type }) => type === 'payout')).toMatchObject({
      source: payout?.id,
      status: 'available',
    });
    expect(await balanceOf(own)).toEqual({ available: 0, pending: 0 });
  });

  it('a sandbox payout is pending, on its way an hour later, and paid a day later, with an event each', async () => {
    const own = await openAccount();
    await pay(own);
    const now = await fixture.control.advanceClock(2 * day);
    await fixture.control.advanceClock(day - (now % day) + 1);
    const [made] = (await fixture.stripe.payouts.list({}, own)).data;
    expect(made).toMatchObject({
      amount: 9545,
      status: 'pending',
      reconciliation_status: 'in_progress',
      trace_id: { status: 'pending', value: null },
    });
    expect((made?.created ?? 1) % day).toBe(0);
    expect((made?.arrival_date ?? 0) - (made?.created ?? 0)).toBe(day);
    const id = made?.id ?? '';
    expect(await linesOf(id, own)).toEqual([]);
    await fixture.control.advanceClock(3600);
    expect(await fixture.stripe.payouts.retrieve(id, {}, own)).toMatchObject({
      status: 'in_transit',
      reconciliation_status: 'completed',
    });
    expect((await linesOf(id, own)).length).toBe(2);
    await fixture.control.advanceClock(day);
    expect(await fixture.stripe.payouts.retrieve(id, {}, own)).toMatchObject({ status: 'paid' });
    expect(await typesOf(own)).toEqual([
      'payout.created',
      'payout.updated',
      'payout.reconciliation_completed',
      'payout.paid',
      'payout.updated',
    ]);
    const received = fixture.connectReceiver.received.filter(({ event }) => event.type === 'payout.paid');
    expect(received.map(({ event }) => event.account)).toContain(own.stripeAccount);
  });

  it('each day of a sandbox account is a payout of its own, found by status and times', async () => {
    const own = await openAccount();
    await pay(own);
    await fixture.control.advanceClock(day);
    await pay(own);
    await fixture.control.advanceClock(5 * day);
    const { data } = await fixture.stripe.payouts.list({ status: 'paid' }, own);
    expect(data.map(({ amount }) => amount)).toEqual([9545, 9545]);
    const [newer, older] = data;
    const list = (params: Stripe.PayoutListParams) => fixture.stripe.payouts.list(params, own);
    expect((await list({ arrival_date: { gt: older?.arrival_date ?? 0 } })).data).toEqual([newer]);
    expect((await list({ created: { lt: newer?.created ?? 0 } })).data).toEqual([older]);
    expect((await list({ status: 'failed' })).data).toEqual([]);
    expect(await list({ limit: 1 })).toMatchObject({ data: [newer], has_more: true });
    expect((await list({ starting_after: newer?.id ?? '' })).data).toEqual([older]);
  });

  it('a sandbox account on a manual schedule keeps its money until it is paid out by hand', async () => {
    const own = await openAccount();
    const schedule = { interval: 'manual' as const };
    await fixture.stripe.accounts.update(own.stripeAccount, { settings: { payouts: { schedule } } });
    await pay(own);
    await fixture.control.advanceClock(5 * day);
    expect(await balanceOf(own)).toEqual({ available: 9545, pending: 0 });
    const tooMuch = fixture.stripe.payouts.create({ amount: 9546, currency: 'eur' }, own);
    await expect(tooMuch).rejects.toMatchObject({ code: 'balance_insufficient' });
    const made = await fixture.stripe.payouts.create({ amount: 9000, currency: 'eur' }, own);
    expect(made).toMatchObject({ automatic: false, reconciliation_status: 'not_applicable' });
    await expect(linesOf(made.id, own)).rejects.toMatchObject({ statusCode: 400, param: 'payout' });
    await fixture.stripe.payouts.cancel(made.id, {}, own);
    expect(await balanceOf(own)).toEqual({ available: 9545, pending: 0 });
    await expect(fixture.stripe.payouts.cancel(made.id, {}, own)).rejects.toMatchObject({ statusCode: 400 });
    expect(await typesOf(own)).toEqual(['payout.created', 'payout.canceled', 'payout.updated']);
  });

  it('expanding a sandbox payout shows its bank account, and a movement its payout', async () => {
    const own = await openAccount();
    await pay(own);
    await fixture.control.advanceClock(5 * day);
    const expand = ['data.destination', 'data.balance_transaction'];
    const [payout] = (await fixture.stripe.payouts.list({ expand }, own)).data;
    expect(payout).toMatchObject({
      destination: { object: 'bank_account', last4: '5678' },
      balance_transaction: { type: 'payout', amount: -9545 },
    });
    const [movement] = (
      await fixture.stripe.balanceTransactions.list({ type: 'payout', expand: ['data.source'] }, own)
    ).data;
    expect(movement?.source).toMatchObject({ object: 'payout', id: payout?.id });
  });
});

describe('A failed payout', () => {
  it('an IBAN that ends in 0002 returns the money, and pauses payouts until there is another one', async () => {
    const own = await openAccount('BG80BNBG96611020340002');
    await pay(own);
    await fixture.control.advanceClock(5 * day);
    const [failed] = (await fixture.stripe.payouts.list({}, own)).data;
    expect(failed).toMatchObject({
      amount: 9545,
      status: 'failed',
      failure_code: 'account_closed',
      failure_balance_transaction: expect.stringMatching(/^txn_/) as string,
    });
    expect(await balanceOf(own)).toEqual({ available: 9545, pending: 0 });
    expect(await fixture.stripe.accounts.retrieve(own.stripeAccount)).toMatchObject({
      charges_enabled: true,
      payouts_enabled: false,
      requirements: { past_due: ['external_account'] },
      external_accounts: { data: [{ status: 'errored' }] },
    });
    const events = await fixture.stripe.events.list({ type: 'account.external_account.updated' }, own);
    expect(events.data).toMatchObject([{ data: { object: { object: 'bank_account', status: 'errored' } } }]);
    expect(total((await linesOf(failed?.id ?? '', own)).filter(({ type }) => type !== 'payout'))).toBe(9545);
    await onboard(fixture, own.stripeAccount, { iban: 'BG18RZBB91550123456789' });
    await fixture.control.advanceClock(3 * day);
    const [paid] = (await fixture.stripe.payouts.list({ status: 'paid' }, own)).data;
    expect(paid).toMatchObject({
      amount: 9545,
    });
    expect(paid?.destination).not.toBe(failed?.destination);
    expect((await linesOf(paid?.id ?? '', own)).map(({ type }) => type).toSorted()).toEqual([
      'payout',
      'payout_failure',
    ]);
    expect(await balanceOf(own)).toEqual({ available: 0, pending: 0 });
  });

  it('an IBAN that ends in 0003 returns the money two days after it arrived', async () => {
    const own = await openAccount('BG80BNBG96611020340003');
    await pay(own);
    await fixture.control.advanceClock(4 * day);
    const statusOf = async () => (await fixture.stripe.payouts.list({}, own)).data[0]?.status;
    expect(await statusOf()).toBe('paid');
    await fixture.control.advanceClock(2 * day);
    expect(await statusOf()).toBe('failed');
    expect((await typesOf(own)).slice(-4)).toEqual([
      'payout.paid',
      'payout.updated',
      'payout.failed',
      'payout.updated',
    ]);
  });

  it('the control call pays a sandbox payout or fails it, also after it was paid', async () => {
    const own = await openAccount();
    await pay(own);
    const now = await fixture.control.advanceClock(2 * day);
    await fixture.control.advanceClock(day - (now % day) + 1);
    const made = (await fixture.control.payouts()).find(({ account }) => account === own.stripeAccount);
    const id = made?.body.id ?? '';
    expect(await fixture.control.movePayout(id, 'pay')).toMatchObject({ status: 'paid' });
    expect(await fixture.control.movePayout(id, 'fail')).toMatchObject({ status: 'failed' });
    await expect(fixture.control.movePayout(id, 'pay')).rejects.toThrow('cannot pay');
    await fixture.control.moveAccount(own.stripeAccount, 'verify');
    await fixture.control.advanceClock(3 * day);
    expect((await fixture.stripe.payouts.list({ status: 'paid' }, own)).data[0]?.amount).toBe(9545);
  });
});
