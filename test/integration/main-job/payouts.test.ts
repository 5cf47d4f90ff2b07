import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnBalance, Payout, PayoutLine } from '#contract/payouts.ts';
import { ImportDuePayouts } from '#modules/payouts/index.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';

const daySeconds = 86_400;
const seeds = Array.from({ length: 10 }, (_, place) => place + 1);

/** One sale and what becomes of it; amounts in cents. */
type Sale = Readonly<{
  amountMinor: number;
  currency: 'EUR' | 'USD' | 'BGN';
  card: keyof typeof cards;
  refundPercent: number;
  dispute: 'win' | 'lose' | null;
}>;

const sale = fc.record<Sale>({
  amountMinor: fc.integer({ min: 200, max: 50_000 }),
  currency: fc.constantFrom('EUR', 'EUR', 'USD', 'BGN'),
  card: fc.constantFrom('paid', 'paid', 'disputed', 'refundFails'),
  refundPercent: fc.constantFrom(0, 0, 30, 100),
  dispute: fc.constantFrom('win', 'lose', null),
});

const large: Sale = { amountMinor: 50_000, currency: 'EUR', card: 'paid', refundPercent: 0, dispute: null };

let shop: TestApplication;
let stripe: Stripe;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { STRIPE_ROUTING: 'direct' } });
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  stripe = new Stripe(shop.env['STRIPE_SECRET_KEY']!, { host: hostname, port, protocol: 'http' });
});
afterAll(() => shop.stop());

type Paid = TestMerchant & Readonly<{ accountId: string }>;

const addPaidMerchant = async (iban?: string): Promise<Paid> => {
  const merchant = await shop.addMerchant();
  const accountId = await onboardAccount(stripe, {
    merchantId: merchant.id,
    sandboxUrl: shop.env['STRIPE_API_URL']!,
    ...(iban === undefined ? {} : { iban }),
  });
  await shop.addProviderAccount(merchant.id, accountId);
  // Velocity limits of new merchants are tested elsewhere.
  return { ...merchant, accountId };
};

const sell = async (merchant: Paid, { amountMinor, currency, card, refundPercent, dispute }: Sale) => {
  const link = await shop.createLink(merchant, { amount: amountMinor / 100, currency });
  const checkout = await shop.openCheckout(link);
  await shop.control.pay({ session: checkout.sessionId, card: cards[card] });
  await shop.returnPaid(checkout);
  const { chargeAmount, providerPaymentId } = await shop.payment(checkout.paymentId);
  const refunded = Math.floor(chargeAmount * refundPercent) / 100;
  if (card !== 'disputed' && refunded >= 0.01)
    await merchant.api.post(`/payments/${checkout.paymentId}/refunds`, { amount: refunded });
  await shop.control.settleNow();
  if (card === 'disputed' && dispute !== null) await shop.control.moveDispute(providerPaymentId!, dispute);
  return checkout;
};

const importDue = (application = shop.application): Promise<number> =>
  application.resolve(ImportDuePayouts).execute();
/** Lists all accounts again at once. */
const importAgain = async (): Promise<void> => {
  await shop.database.rows(`update payout_accounts set next_list_at = now() - interval '1 minute'`);
  await importDue();
};
const failureIn = async ({ token }: Paid, { id }: Payout, language: string): Promise<string | null> => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const answer = await fetch(`${shop.url}/api/payouts/${id}`, { headers });
  return ((await answer.json()) as Payout).failureReason;
};
const payoutsOf = async (merchant: Paid): Promise<Payout[]> =>
  accepted(await merchant.api.get<Payout[]>('/payouts/me?sortBy=createdAt&sortDir=asc'));
const linesOf = async (merchant: Paid, { id }: Pick<Payout, 'id'>): Promise<PayoutLine[]> =>
  accepted(await merchant.api.get<PayoutLine[]>(`/payouts/${id}/lines`));
const centsOf = (amount: number): number => Math.round(amount * 100);
const ofPayouts = (findings: readonly string[]): string[] =>
  findings.filter((one) => /^doctor\.(pay(out|ments-paid)|merchant-balances|ledger)|^left out/.test(one));

describe('ten merchants with random payments, refunds and disputes', () => {
  const merchants: Paid[] = [];
  beforeAll(async () => {
    for (const seed of seeds) {
      const merchant = await addPaidMerchant();
      merchants.push(merchant);
      const [sales] = fc.sample(fc.array(sale, { minLength: 2, maxLength: 5 }), { seed, numRuns: 1 });
      // What is taken back must not exceed what is sold: nothing is paid out of a balance below zero.
      for (const one of [...sales!, large, large]) await sell(merchant, one);
    }
    await shop.control.advanceClock(5 * daySeconds);
    await shop.makeJobsDue();
    await shop.reconcile();
    await importDue();
  }, 300_000);

  it.each(seeds)('the lines of every payout sum to it, seed %i', async (seed) => {
    const merchant = merchants[seed - 1]!;
    for (const payout of await payoutsOf(merchant)) {
      const lines = await linesOf(merchant, payout);
      expect(lines.reduce((sum, { net }) => sum + centsOf(net), 0)).toBe(centsOf(payout.amount));
      expect(payout).toMatchObject({ reconciliation: 'COMPLETE', unknownLines: 0, status: 'PAID' });
      const { charges, refunds, disputes, fees, platformFees, other } = payout.content!;
      const sums = [charges, refunds, disputes, fees, platformFees, other].map(centsOf);
      expect(sums.reduce((sum, minor) => sum + minor, 0)).toBe(centsOf(payout.amount));
    }
  });

  it('the ledger stays balanced and owes each merchant what the provider does, to the cent', async () => {
    expect(ofPayouts(await shop.doctor())).toEqual([]);
    const paid = (await Promise.all(merchants.map(payoutsOf))).flat();
    expect(paid.length).toBeGreaterThanOrEqual(8);
  });

  it('importing again changes nothing', async () => {
    const state = () =>
      shop.database.rows(
        `select (select count(*) from ledger_entries) as entries, (select count(*) from payout_lines) as lines,
           (select sum(version) from payouts) as versions`,
      );
    const before = await state();
    await importAgain();
    expect(await state()).toEqual(before);
  });
});

describe('a payout that the bank returns', () => {
  it('a returned payout is booked back, and its reason is shown in both languages and mailed', async () => {
    await shop.control.resetClock();
    const merchant = await addPaidMerchant('BG80BNBG96611020340002');
    await sell(merchant, { ...large, amountMinor: 10_000 });
    await shop.control.advanceClock(5 * daySeconds);
    await importDue();
    const [failed] = await payoutsOf(merchant);
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
    const mails = await shop.database.rows<{ data: { kind: string; payoutId: number } }>(
      `select data from pgboss.job where data ->> 'kind' = 'PAYOUT_FAILED'`,
    );
    expect(mails.map(({ data }) => data.payoutId)).toEqual([failed!.id]);
    await importAgain();
    expect(ofPayouts(await shop.doctor())).toEqual([]);
    const { body } = await shop.admin.get<{ kind: string; count: number }[]>('/attention');
    expect(JSON.stringify(body)).toContain('PAYOUTS_FAILED');
  });
});

describe('differences', () => {
  let merchant: Paid;
  let payout: Payout;
  beforeAll(async () => {
    await shop.control.resetClock();
    merchant = await addPaidMerchant();
    await sell(merchant, { ...large, amountMinor: 10_000 });
    await sell(await addPaidMerchant(), large);
    await shop.control.advanceClock(5 * daySeconds);
    await importAgain();
    // No event of the account is under way.
    await shop.reconcile();
    payout = (await payoutsOf(merchant))[0]!;
  });

  it('the doctor names a payout whose lines miss one cent', async () => {
    const plant = (cents: number) =>
      shop.database.rows(
        `update payout_lines set gross_minor = gross_minor + :cents, net_minor = net_minor + :cents
         where payout_id = :id`,
        { cents, id: payout.id },
      );
    await plant(-1);
    expect(ofPayouts(await shop.doctor())).toEqual([
      `doctor.payout-lines-sum: payout ${payout.id} (${payout.providerPayoutId}) of merchant ${merchant.id}: 95.45 EUR, and 95.44 EUR in its lines`,
      expect.stringMatching(/^doctor.payout-lines-true: line .* is of 99.99 .* and payment \d+ of 100.00 /),
      expect.stringMatching(
        /^doctor.payout-lines-at-provider: line .* has gross 99.99 here and 100.00 at the provider, net 95.44 here and 95.45 /,
      ),
    ]);
    await plant(1);
    expect(ofPayouts(await shop.doctor())).toEqual([]);
  });

  it.each([
    ['fees of 2.04 and 2.51', 'fee_minor = fee_minor - 101, platform_fee_minor = platform_fee_minor + 101'],
    ['another source', `provider_source = 'ch_other'`],
    ['another kind', `kind = 'OTHER'`],
    ['another type of the provider', `provider_type = 'payment'`],
    ['another time', `at = at - interval '1 day'`],
    ['a payment of another sale', `payment_id = (select min(p.id) from payments p where p.id <> payment_id)`],
    ['another transaction', `provider_transaction_id = 'txn_other'`],
  ])('the doctor names a line that has %s and is not the provider’s', async (_, change) => {
    const where = 'where id = (select min(id) from payout_lines where payout_id = :id)';
    const [before] = await shop.database.rows<Record<string, unknown>>(
      `select * from payout_lines ${where}`,
      {
        id: payout.id,
      },
    );
    await shop.database.rows(`update payout_lines set ${change} ${where}`, { id: payout.id });
    const found = await shop.doctor();
    const restored = Object.keys(before!).filter((column) => column !== 'id');
    await shop.database.rows(
      `update payout_lines set ${restored.map((column) => `${column} = :${column}`).join(', ')} where id = :id`,
      before,
    );
    expect(found.some((one) => one.startsWith('doctor.payout-lines-at-provider: line'))).toBe(true);
    expect(ofPayouts(await shop.doctor())).toEqual([]);
  });

  it('the doctor names an account that the provider does not know, of another merchant, and exchanged before its first payment', async () => {
    const fresh = await addPaidMerchant();
    const ofAccounts = async (accountId: string): Promise<string[]> => {
      const at = { id: fresh.id, accountId };
      await shop.database.rows(
        `update provider_accounts set account_id = :accountId where merchant_id = :id`,
        at,
      );
      return (await shop.doctor()).filter((one) => /^doctor.accounts-at|^left out/.test(one));
    };
    const name = `doctor.accounts-at-provider: merchant ${fresh.id} has account`;
    expect(await ofAccounts('acct_1Nowhere')).toEqual([
      `${name} acct_1Nowhere, which the provider does not know; ${fresh.accountId} carries merchant ${fresh.id}`,
    ]);
    const another = await onboardAccount(stripe, {
      merchantId: 999,
      sandboxUrl: shop.env['STRIPE_API_URL']!,
    });
    expect(await ofAccounts(another)).toEqual([
      `${name} ${another}, which carries merchant 999; ${fresh.accountId} carries merchant ${fresh.id}`,
    ]);
    await stripe.accounts.update(another, { metadata: { plateno_merchant: '' } });
    expect(await ofAccounts(another)).toEqual([
      `${name} ${another}, which carries none; ${fresh.accountId} carries merchant ${fresh.id}`,
    ]);
    await stripe.accounts.update(fresh.accountId, { metadata: { plateno_merchant: '' } });
    expect(await ofAccounts(fresh.accountId)).toEqual([`left out: ${fresh.accountId}`]);
    await stripe.accounts.update(fresh.accountId, { metadata: { plateno_merchant: String(fresh.id) } });
    expect(await ofAccounts(fresh.accountId)).toEqual([]);
  });

  it('the doctor names a merchant whose balance at the provider differs by one cent', async () => {
    await shop.database.rows('alter table ledger_entries disable trigger append_only');
    const plant = (cents: number) =>
      shop.database.transact(() =>
        shop.database.rows(
          `update ledger_entries e set amount_minor = e.amount_minor
             + case when a.code = 'MERCHANT_PAYABLE' then :cents else -cast(:cents as bigint) end
           from ledger_accounts a, ledger_transactions t
           where a.id = e.account_id and t.id = e.transaction_id and t.kind = 'PAYMENT'
             and a.code in ('MERCHANT_PAYABLE', 'PROVIDER_FEES')
             and t.payment_id = (select payment_id from payout_lines where payout_id = :id)`,
          { cents, id: payout.id },
        ),
      );
    await plant(1);
    expect(ofPayouts(await shop.doctor())).toEqual([
      `doctor.merchant-balances: merchant ${merchant.id}, account ${merchant.accountId}: 0.00 EUR at the provider, -0.01 EUR here`,
    ]);
    await plant(-1);
    await shop.database.rows('alter table ledger_entries enable trigger append_only');
  });

  it('the doctor names a payout that was never imported', async () => {
    await shop.control.resetClock();
    const other = await addPaidMerchant();
    await sell(other, { ...large, amountMinor: 5_000 });
    await shop.reconcile();
    await shop.control.setFault({ kind: 'webhook-drop' });
    await shop.control.advanceClock(5 * daySeconds);
    await shop.control.clearFaults();
    const found = ofPayouts(await shop.doctor());
    expect(found).toContainEqual(expect.stringContaining(`to merchant ${other.id} is not stored here`));
    await importAgain();
    expect(ofPayouts(await shop.doctor())).toEqual([]);
  });

  it('an account that does not answer is left out by name', async () => {
    await shop.control.setFault({
      kind: 'server-error',
      moment: 'before',
      route: 'GET /v1/balance',
      times: 1,
    });
    await shop.control.setFault({
      kind: 'server-error',
      moment: 'before',
      route: 'GET /v1/balance',
      times: 1,
    });
    const found = ofPayouts(await shop.doctor());
    await shop.control.clearFaults();
    expect(found).toEqual([expect.stringMatching(/^left out: acct_/)]);
  });
});

it('payouts by hand, kept, cancelled and returned, are booked once beside the automatic one that lists them', async () => {
  await shop.control.resetClock();
  const merchant = await addPaidMerchant();
  await sell(merchant, { ...large, amountMinor: 10_000 });
  await shop.control.advanceClock(2 * daySeconds + 1);
  const own = { stripeAccount: merchant.accountId };
  const payOut = (amount: number) => stripe.payouts.create({ amount, currency: 'eur' }, own);
  const [kept, cancelled, returned] = [await payOut(1_234), await payOut(500), await payOut(777)];
  await stripe.payouts.cancel(cancelled.id, {}, own);
  await shop.control.advanceClock(4 * daySeconds);
  const judge = async (statusOfReturned: string): Promise<void> => {
    await importAgain();
    const found = (await payoutsOf(merchant)).toSorted((one, other) => one.amount - other.amount);
    expect(found.map(({ providerPayoutId, amount, status }) => [providerPayoutId, amount, status])).toEqual([
      [cancelled.id, 5, 'CANCELED'],
      [returned.id, 7.77, statusOfReturned],
      [kept.id, 12.34, 'PAID'],
      [expect.any(String), 95.45 - 12.34 - 7.77, 'PAID'],
    ]);
    expect(ofPayouts(await shop.doctor()).filter((one) => one.includes(merchant.accountId))).toEqual([]);
  };
  await judge('PAID');
  await shop.control.movePayout(returned.id, 'fail');
  await judge('FAILED');
});

it('two workers import a payout once', async () => {
  await shop.control.resetClock();
  const merchant = await addPaidMerchant();
  await sell(merchant, { ...large, amountMinor: 7_000 });
  await shop.control.advanceClock(5 * daySeconds);
  const another = await shop.startAnother();
  try {
    await Promise.all([importDue(), importDue(another.application)]);
  } finally {
    await another.close();
  }
  expect(await payoutsOf(merchant)).toHaveLength(1);
  const [booked] = await shop.database.rows<{ count: number }>(
    `select count(*)::int as count from ledger_transactions t join payouts o on o.id = t.payout_id
     where o.merchant_id = :id and t.kind = 'PAYOUT'`,
    { id: merchant.id },
  );
  expect(booked?.count).toBe(1);
});

it('webhook events alone bring a payout from its making to its arrival', async () => {
  await shop.control.resetClock();
  const merchant = await addPaidMerchant();
  await sell(merchant, { ...large, amountMinor: 3_000 });
  await shop.control.advanceClock(5 * daySeconds);
  await shop.reconcile();
  expect(await payoutsOf(merchant)).toMatchObject([{ status: 'PAID', reconciliation: 'COMPLETE' }]);
  const events = await shop.database.rows<{ state: string }>(
    `select distinct state from provider_events where account = :accountId and type like 'payout.%'`,
    { accountId: merchant.accountId },
  );
  expect(events).toEqual([{ state: 'DONE' }]);
});

it('a payout whose webhook events were all lost is found by the job', async () => {
  await shop.control.resetClock();
  const merchant = await addPaidMerchant();
  await sell(merchant, { ...large, amountMinor: 3_000 });
  await shop.control.setFault({ kind: 'webhook-drop' });
  await shop.control.advanceClock(5 * daySeconds);
  expect(await payoutsOf(merchant)).toEqual([]);
  await importAgain();
  await shop.control.clearFaults();
  expect(await payoutsOf(merchant)).toMatchObject([{ status: 'PAID', reconciliation: 'COMPLETE' }]);
});
