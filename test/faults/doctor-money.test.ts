import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { tamperWith } from './support/tamper-with.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';

/**
 * No server receives webhook events and no worker runs jobs: the product does not learn what a test does at the
 * provider.
 */
let deployment: Deployment;
let merchant: TestMerchant;
let provider: Stripe;

const stripeOf = ({ shop }: Deployment): Stripe => {
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  return new Stripe(shop.env['STRIPE_SECRET_KEY']!, { host: hostname, port: Number(port), protocol: 'http' });
};

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
  merchant = await deployment.shop.addMerchant();
  provider = stripeOf(deployment);
});
afterEach(() => deployment.shop.control.clearFaults());
afterAll(() => deployment.stop());

const begin = async (): Promise<OpenCheckout> =>
  deployment.shop.openCheckout(await deployment.shop.createLink(merchant), {
    customerEmail: 'maria@example.com',
  });
const pay = ({ sessionId }: OpenCheckout, card: string = cards.paid) =>
  deployment.shop.control.pay({ session: sessionId, card });
const sell = async (card?: string): Promise<OpenCheckout> => {
  const checkout = await begin();
  await pay(checkout, card);
  await deployment.shop.returnPaid(checkout);
  await loseJobs(checkout);
  return checkout;
};
const confirm = async (checkout: OpenCheckout): Promise<void> => {
  await deployment.shop.expireFetches();
  accepted(await deployment.shop.admin.post(`/payments/confirm/${checkout.paymentId}`));
  await loseJobs(checkout);
};
const intentOf = async ({ paymentId }: OpenCheckout): Promise<string> =>
  (await deployment.shop.payment(paymentId)).providerPaymentId!;
/** Deletes all jobs of the payment, as if they were lost. */
const loseJobs = ({ paymentId }: OpenCheckout, { shop }: Deployment = deployment): Promise<unknown> =>
  shop.database.rows(`delete from pgboss.job where (data ->> 'paymentId')::bigint = :paymentId`, {
    paymentId,
  });
const tamper = (tables: readonly string[], statements: readonly string[], { paymentId }: OpenCheckout) =>
  tamperWith(deployment.shop.database, { tables, statements, bindings: { paymentId } });
/** Violations that the doctor finds after an action and not before. */
const foundAfter = async (action: () => Promise<unknown>): Promise<string[]> => {
  const before = await deployment.shop.doctor();
  await action();
  return (await deployment.shop.doctor()).filter((finding) => !before.includes(finding));
};

describe('the doctor finds money that the provider moved and we did not book', () => {
  it('the doctor finds a payment captured at the provider whose webhook events and jobs were lost', async () => {
    const checkout = await begin();
    const found = await foundAfter(async () => {
      await pay(checkout);
      await loseJobs(checkout);
    });
    expect(found).toContain(
      `doctor.money-at-provider: payment ${checkout.paymentId} is PENDING with 0.00 EUR here and has 100.00 EUR captured at the provider`,
    );
    expect(found).toContainEqual(
      expect.stringMatching(
        /^doctor.money-at-provider: \d{4}-\d\d-\d\d: captured \d+.00 EUR at the provider, /,
      ),
    );
  });

  it('the doctor reports nothing about a payment whose job is about to settle it', async () => {
    const checkout = await begin();
    const found = await foundAfter(async () => {
      await pay(checkout);
      await deployment.shop.makeJobsDue();
    });
    expect(found).toEqual([]);
    await confirm(checkout);
  });

  it('the doctor finds a refund whose webhook events were lost, by the sum of the day and by id', async () => {
    const checkout = await sell();
    const intent = await intentOf(checkout);
    const found = await foundAfter(() => provider.refunds.create({ payment_intent: intent, amount: 4_000 }));
    expect(found).toEqual([
      expect.stringMatching(
        /^doctor.money-at-provider: \d{4}-\d\d-\d\d: refunded 40.00 EUR at the provider, 0.00 EUR here$/,
      ),
      expect.stringMatching(
        new RegExp(
          `refund re_\\w+ of payment ${checkout.paymentId} \\(40.00 EUR, SUCCEEDED\\) is not known here$`,
        ),
      ),
    ]);
    await confirm(checkout);
    expect(await deployment.shop.doctor()).not.toContainEqual(expect.stringContaining('refund re_'));
  });

  it('the doctor finds a refund that is FAILED here and succeeded at the provider, with its missing ledger entry', async () => {
    const checkout = await sell();
    const intent = await intentOf(checkout);
    await provider.refunds.create({ payment_intent: intent });
    await confirm(checkout);
    const found = await foundAfter(() =>
      tamper(
        ['refunds', 'payments'],
        [
          `update refunds set status = 'FAILED' where payment_id = :paymentId`,
          `update payments set refunded_amount_minor = 0, refund_status = 'NONE' where id = :paymentId`,
        ],
        checkout,
      ),
    );
    expect(found).toContainEqual(
      expect.stringMatching(
        /refund \d+ of payment \d+ \(100.00 EUR\) is FAILED here and SUCCEEDED at the provider$/,
      ),
    );
    expect(found).toContainEqual(
      expect.stringMatching(
        /^doctor.refunds-booked-once: refund \d+ .* is FAILED and booked with 100.00 EUR$/,
      ),
    );
    expect(found).toContainEqual(
      expect.stringMatching(/^doctor.one-credit-note-each: refund \d+ .* is FAILED and has 1 credit notes$/),
    );
  });

  it('the doctor finds a dispute whose webhook events were lost, and one whose end was lost', async () => {
    const checkout = await sell(cards.disputed);
    const opened = await foundAfter(() => deployment.shop.control.settleNow());
    expect(opened).toContainEqual(
      expect.stringMatching(/dispute \w+ of payment \d+ \(100.00 EUR\) is not known here$/),
    );
    await confirm(checkout);
    const ended = await foundAfter(async () => {
      const { data } = await provider.disputes.list({ payment_intent: await intentOf(checkout) });
      await provider.disputes.update(data[0]!.id, {
        evidence: { uncategorized_text: 'winning_evidence' },
        submit: true,
      });
      await deployment.shop.control.settleNow();
    });
    expect(ended).toContainEqual(
      expect.stringMatching(
        /dispute \w+ of payment \d+ \(100.00 EUR\) is OPEN here and WON at the provider$/,
      ),
    );
    const late = await foundAfter(() =>
      tamper(['disputes'], [`update disputes set status = 'LOST' where payment_id = :paymentId`], checkout),
    );
    expect(late).toContainEqual(expect.stringMatching(/is LOST here and WON at the provider$/));
    expect(late).toContainEqual(expect.stringMatching(/^doctor.disputes-held: payment \d+ /));
  });
});

describe('the doctor finds in the database alone', () => {
  it('the doctor finds an unrefunded second payment of a link', async () => {
    const first = await sell();
    const second = await sell();
    const found = await foundAfter(() =>
      tamper(
        ['payments'],
        [`update payments set duplicate_of = ${first.paymentId} where id = :paymentId`],
        second,
      ),
    );
    expect(found).toContain(
      `doctor.duplicates-given-back: payment ${second.paymentId} is a duplicate of payment ${first.paymentId}; 100.00 EUR of it is not refunded`,
    );
  });

  it('the doctor finds a payment with another amount and no decision about it', async () => {
    const checkout = await begin();
    const found = await foundAfter(async () => {
      await deployment.shop.control.setFault({ kind: 'payment-other-amount', times: 1 });
      await pay(checkout);
      expect((await deployment.shop.returnFrom(checkout)).status).toBe('PROCESSING');
    });
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(`^doctor.mismatches-decided: payment ${checkout.paymentId} waits for a decision: `),
      ),
    ]);
  });

  const refundOf = (amount: number, status: string): string =>
    `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, requested_by,
       created_at, updated_at)
     values (:paymentId, gen_random_uuid(), ${amount}, 'EUR', 'OTHER', '${status}', 'tests', now(), now())`;

  it.each([
    ['a refund that was never asked for', 'doctor.refunds-asked-for', [refundOf(1_000, 'REQUESTED')]],
    ['more given back than was captured', 'doctor.refunds-within-capture', [refundOf(10_001, 'PENDING')]],
    ['a refund without its booking', 'doctor.refunds-booked-once', [refundOf(1_000, 'SUCCEEDED')]],
    ['a refund without its credit note', 'doctor.one-credit-note-each', [refundOf(1_000, 'SUCCEEDED')]],
    [
      'a booking of another amount than was captured',
      'doctor.payments-booked-in-full',
      [
        `update ledger_entries set amount_minor = amount_minor + 1 where transaction_id in
         (select id from ledger_transactions where payment_id = :paymentId)`,
      ],
    ],
  ])('the doctor finds in the database: %s', async (_, code, statements) => {
    const checkout = await sell();
    const found = await foundAfter(() => tamper(['ledger_entries', 'refunds'], statements, checkout));
    expect(found.map((finding) => finding.split(':')[0])).toContain(code);
  });

  it('a refund requested here beside one made at the provider is no violation, until the provider has made it', async () => {
    const checkout = await sell();
    const aboveBoth = [refundOf(4_000, 'PENDING'), refundOf(6_001, 'REQUESTED')];
    const before = await foundAfter(() => tamper(['refunds'], aboveBoth, checkout));
    expect(before.filter((finding) => finding.startsWith('doctor.refunds-within-capture'))).toEqual([]);
    const made = [
      `update refunds set status = 'PENDING' where payment_id = :paymentId and amount_minor = 6001`,
    ];
    const after = await foundAfter(() => tamper(['refunds'], made, checkout));
    expect(after).toContainEqual(
      expect.stringContaining(`doctor.refunds-within-capture: payment ${checkout.paymentId} `),
    );
  });

  it('without the provider the doctor checks everything else and names the skipped checks', async () => {
    const { DATABASE_URL, ...env } = deployment.shop.env;
    const away = { ...env, DATABASE_URL, STRIPE_API_URL: 'http://127.0.0.1:1' };
    const { stdout, code } = await runPlateno(away, ['doctor', '--json']);
    const { findings } = JSON.parse(stdout) as { findings: { code: string; holds: boolean | null }[] };
    const leftOut = findings.filter(({ holds }) => holds === null).map((finding) => finding.code);
    expect(leftOut).toEqual([
      'doctor.sessions-known',
      'doctor.money-at-provider',
      'doctor.merchant-balances',
      'doctor.payouts-at-provider',
      'doctor.payout-lines-at-provider',
    ]);
    // The violations of the tests above are found as well.
    expect(findings.filter(({ holds }) => holds === false).map((finding) => finding.code)).toContain(
      'doctor.duplicates-given-back',
    );
    expect(code).toBe(1);
  });
});

describe('with direct routing', () => {
  const account = 'acct_doctor';
  let direct: Deployment;
  let seller: TestMerchant;
  beforeAll(async () => {
    direct = await startDeployment({ servers: 0, workers: 0, variables: { STRIPE_ROUTING: 'direct' } });
    seller = await direct.shop.addMerchant();
    await direct.shop.addProviderAccount(seller.id, account);
  });
  afterAll(() => direct.stop());

  it('with direct charges the doctor checks sessions and money of connected accounts on those accounts', async () => {
    const checkout = await direct.shop.openCheckout(await direct.shop.createLink(seller));
    await direct.shop.control.pay({ session: checkout.sessionId });
    await direct.shop.returnPaid(checkout);
    await loseJobs(checkout, direct);
    await direct.shop.control.settleNow();
    expect(await direct.shop.doctor()).toEqual([]);
    const { providerPaymentId } = await direct.shop.payment(checkout.paymentId);
    await stripeOf(direct).refunds.create(
      { payment_intent: providerPaymentId!, amount: 1_000 },
      { stripeAccount: account },
    );
    expect(await direct.shop.doctor()).toEqual([
      expect.stringContaining(`account ${account}: refunded 10.00 EUR at the provider, 0.00 EUR here`),
      expect.stringContaining('is not known here'),
      // Its event may follow for ten minutes.
      `left out: ${account} (movements of just now)`,
    ]);
  });

  it('an account that can no longer be checked is skipped and does not stop the check of others', async () => {
    for (const change of [
      `update payments set provider_account = 'gone' where merchant_id = :id`,
      `update provider_accounts set account_id = 'gone' where merchant_id = :id`,
    ])
      await direct.shop.database.rows(change, { id: seller.id });
    expect(await direct.shop.doctor()).toEqual([
      `doctor.accounts-at-provider: merchant ${seller.id} has account gone, which the provider does not know; ${account} carries merchant ${seller.id}`,
      'left out: gone',
      'left out: gone',
    ]);
  });
});

it('without violations and without the provider the exit code is 0 and the skipped checks are named', async () => {
  const clean = await startDeployment({ servers: 0, workers: 0 });
  try {
    const away = { ...clean.shop.env, STRIPE_API_URL: 'http://127.0.0.1:1' };
    const { stdout, code } = await runPlateno(away, ['doctor']);
    expect(code).toBe(0);
    expect(stdout).toContain('– The sessions at the card provider are exactly the stored attempts');
    expect(stdout).toContain('The provider did not answer: 5 checks were not made');
    expect(stdout).not.toContain('All is well.');
  } finally {
    await clean.stop();
  }
});
