import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnBalance, Payout, PayoutLine } from '#contract/payouts/payouts.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { daySeconds, large, openPayouts, type Paid, type Payouts, type Sale } from './payouts-fixture.ts';

/** These three have each currency, each end of a dispute, and refunds of a part and of all that succeed and fail. */
const seeds = isEveryRow ? Array.from({ length: 10 }, (_, place) => place + 1) : [3, 6, 9];

const sale = fc.record<Sale>({
  amountMinor: fc.integer({ min: 200, max: 50_000 }),
  currency: fc.constantFrom('EUR', 'EUR', 'USD', 'BGN'),
  card: fc.constantFrom('paid', 'paid', 'disputed', 'refundFails'),
  refundPercent: fc.constantFrom(0, 0, 30, 100),
  dispute: fc.constantFrom('win', 'lose', null),
});

let open: Payouts;
beforeAll(async () => {
  open = await openPayouts();
});
afterAll(() => open.shop.stop());

const failureIn = async ({ token }: Paid, { id }: Payout, language: string): Promise<string | null> => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const answer = await fetch(`${open.shop.url}/api/payouts/${id}`, { headers });
  return ((await answer.json()) as Payout).failureReason;
};
const linesOf = async (merchant: Paid, { id }: Pick<Payout, 'id'>): Promise<PayoutLine[]> =>
  accepted(await merchant.api.get<PayoutLine[]>(`/payouts/${id}/lines`));
const centsOf = (amount: number): number => Math.round(amount * 100);

describe('merchants with random payments, refunds and disputes', () => {
  const merchants = new Map<number, Paid>();
  beforeAll(async () => {
    for (const seed of seeds) {
      const merchant = await open.addPaidMerchant();
      merchants.set(seed, merchant);
      const [sales] = fc.sample(fc.array(sale, { minLength: 2, maxLength: 5 }), { seed, numRuns: 1 });
      // What is taken back must not exceed what is sold: nothing is paid out of a balance below zero.
      for (const one of [...sales!, large, large]) await open.sell(merchant, one);
    }
    await open.shop.control.advanceClock(5 * daySeconds);
    await open.shop.makeJobsDue();
    await open.shop.reconcile();
    await open.importDue();
  }, 300_000);

  it.each(seeds)('the lines of every payout sum to it, seed %i', async (seed) => {
    const merchant = merchants.get(seed)!;
    for (const payout of await open.payoutsOf(merchant)) {
      const lines = await linesOf(merchant, payout);
      expect(lines.reduce((sum, { net }) => sum + centsOf(net), 0)).toBe(centsOf(payout.amount));
      expect(payout).toMatchObject({ reconciliation: 'COMPLETE', unknownLines: 0, status: 'PAID' });
      const { charges, refunds, disputes, fees, platformFees, other } = payout.content!;
      const sums = [charges, refunds, disputes, fees, platformFees, other].map(centsOf);
      expect(sums.reduce((sum, minor) => sum + minor, 0)).toBe(centsOf(payout.amount));
    }
  });

  it('the ledger stays balanced and owes each merchant what the provider does, to the cent', async () => {
    expect(await open.findings()).toEqual([]);
    const paid = (await Promise.all([...merchants.values()].map(open.payoutsOf))).flat();
    expect(paid.length).toBeGreaterThanOrEqual(Math.floor(seeds.length * 0.8));
  });

  it('importing again changes nothing', async () => {
    const state = () =>
      open.shop.database.rows(
        `select (select count(*) from ledger_entries) as entries, (select count(*) from payout_lines) as lines,
           (select sum(version) from payouts) as versions`,
      );
    const before = await state();
    await open.importAgain();
    expect(await state()).toEqual(before);
  });
});

describe('a payout that the bank returns', () => {
  it('a returned payout is booked back, and its reason is shown in both languages and mailed', async () => {
    await open.shop.control.resetClock();
    const merchant = await open.addPaidMerchant('BG80BNBG96611020340002');
    await open.sell(merchant, { ...large, amountMinor: 10_000 });
    await open.shop.control.advanceClock(5 * daySeconds);
    await open.importDue();
    const [failed] = await open.payoutsOf(merchant);
    expect(failed).toMatchObject({ status: 'FAILED', failureCode: 'account_closed' });
    expect(await failureIn(merchant, failed!, 'bg')).toBe('Банковата сметка е закрита.');
    expect(await failureIn(merchant, failed!, 'en')).toBe('The bank account is closed.');
    const balance = accepted(await merchant.api.get<OwnBalance>('/payouts/me/balance'));
    expect(balance).toMatchObject({
      isRouted: true,
      hasAccount: true,
      failed: { id: failed!.id },
      next: null,
    });
    const mails = await open.shop.database.rows<{ data: { kind: string; payoutId: number } }>(
      `select data from pgboss.job where data ->> 'kind' = 'PAYOUT_FAILED'`,
    );
    expect(mails.map(({ data }) => data.payoutId)).toEqual([failed!.id]);
    await open.importAgain();
    expect(await open.findings()).toEqual([]);
    const { body } = await open.shop.admin.get<{ kind: string; count: number }[]>('/attention');
    expect(JSON.stringify(body)).toContain('PAYOUTS_FAILED');
  });
});

it('payouts by hand, kept, cancelled and returned, are booked once beside the automatic one that lists them', async () => {
  await open.shop.control.resetClock();
  const merchant = await open.addPaidMerchant();
  await open.sell(merchant, { ...large, amountMinor: 10_000 });
  await open.shop.control.advanceClock(2 * daySeconds + 1);
  const own = { stripeAccount: merchant.accountId };
  const payOut = (amount: number) => open.stripe.payouts.create({ amount, currency: 'eur' }, own);
  const [kept, cancelled, returned] = [await payOut(1_234), await payOut(500), await payOut(777)];
  await open.stripe.payouts.cancel(cancelled.id, {}, own);
  await open.shop.control.advanceClock(4 * daySeconds);
  const judge = async (statusOfReturned: string): Promise<void> => {
    await open.importAgain();
    const found = (await open.payoutsOf(merchant)).toSorted((one, other) => one.amount - other.amount);
    expect(found.map(({ providerPayoutId, amount, status }) => [providerPayoutId, amount, status])).toEqual([
      [cancelled.id, 5, 'CANCELED'],
      [returned.id, 7.77, statusOfReturned],
      [kept.id, 12.34, 'PAID'],
      [expect.any(String), 95.45 - 12.34 - 7.77, 'PAID'],
    ]);
    expect((await open.findings()).filter((one) => one.includes(merchant.accountId))).toEqual([]);
  };
  await judge('PAID');
  await open.shop.control.movePayout(returned.id, 'fail');
  await judge('FAILED');
});

it('two workers import a payout once', async () => {
  await open.shop.control.resetClock();
  const merchant = await open.addPaidMerchant();
  await open.sell(merchant, { ...large, amountMinor: 7_000 });
  await open.shop.control.advanceClock(5 * daySeconds);
  const another = await open.shop.startAnother();
  try {
    await Promise.all([open.importDue(), open.importDue(another.application)]);
  } finally {
    await another.close();
  }
  expect(await open.payoutsOf(merchant)).toHaveLength(1);
  const [booked] = await open.shop.database.rows<{ count: number }>(
    `select count(*)::int as count from ledger_transactions t join payouts o on o.id = t.payout_id
     where o.merchant_id = :id and t.kind = 'PAYOUT'`,
    { id: merchant.id },
  );
  expect(booked?.count).toBe(1);
});

it('webhook events alone bring a payout from its making to its arrival', async () => {
  await open.shop.control.resetClock();
  const merchant = await open.addPaidMerchant();
  await open.sell(merchant, { ...large, amountMinor: 3_000 });
  await open.shop.control.advanceClock(5 * daySeconds);
  await open.shop.reconcile();
  expect(await open.payoutsOf(merchant)).toMatchObject([{ status: 'PAID', reconciliation: 'COMPLETE' }]);
  const events = await open.shop.database.rows<{ state: string }>(
    `select distinct state from provider_events where account = :accountId and type like 'payout.%'`,
    { accountId: merchant.accountId },
  );
  expect(events).toEqual([{ state: 'DONE' }]);
});

it('a payout whose webhook events were all lost is found by the job', async () => {
  await open.shop.control.resetClock();
  const merchant = await open.addPaidMerchant();
  await open.sell(merchant, { ...large, amountMinor: 3_000 });
  await open.shop.control.setFault({ kind: 'webhook-drop' });
  await open.shop.control.advanceClock(5 * daySeconds);
  expect(await open.payoutsOf(merchant)).toEqual([]);
  await open.importAgain();
  await open.shop.control.clearFaults();
  expect(await open.payoutsOf(merchant)).toMatchObject([{ status: 'PAID', reconciliation: 'COMPLETE' }]);
});
