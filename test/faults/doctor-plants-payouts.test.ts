import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImportDuePayouts } from '#modules/payouts/index.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { tamperWith } from './support/tamper-with.ts';

const line = (change: string, which = 'min'): string =>
  `update payout_lines set ${change} where id = (select ${which}(id) from payout_lines where payout_id = :payoutId)`;
const payout = (change: string): string => `update payouts set ${change} where id = :payoutId`;
const account = (change: string): string =>
  `update provider_accounts set ${change} where merchant_id = :merchantId`;
const entriesOf = (code: string): string =>
  `select e.id from ledger_entries e join ledger_accounts a on a.id = e.account_id
   join ledger_transactions t on t.id = e.transaction_id where t.payout_id = :payoutId and a.code = '${code}'`;

type Plant = readonly [what: string, codes: readonly string[], table: string, statements: readonly string[]];

const plants: readonly Plant[] = [
  [
    'a cent from one line of a payout to another',
    ['doctor.payout-lines-true', 'doctor.payout-lines-at-provider'],
    'payout_lines',
    [
      line('gross_minor = gross_minor - 1, net_minor = net_minor - 1'),
      line('gross_minor = gross_minor + 1, net_minor = net_minor + 1', 'max'),
    ],
  ],
  [
    'a line with gross and fee 3 cents higher',
    ['doctor.payout-lines-true', 'doctor.payout-lines-at-provider'],
    'payout_lines',
    [line('gross_minor = gross_minor + 3, fee_minor = fee_minor + 3')],
  ],
  [
    'a cent from the provider’s fee to the platform’s',
    ['doctor.payout-lines-true', 'doctor.payout-lines-at-provider'],
    'payout_lines',
    [line('fee_minor = fee_minor - 1, platform_fee_minor = platform_fee_minor + 1')],
  ],
  [
    'another payment of the merchant on a line',
    ['doctor.payout-lines-true', 'doctor.payout-lines-at-provider'],
    'payout_lines',
    [
      line(`payment_id = (select max(o.payment_id) from payout_lines o
        where o.payout_id = :payoutId and o.payment_id <> payout_lines.payment_id)`),
    ],
  ],
  [
    'a payment of another merchant on a line',
    ['doctor.payout-lines-true', 'doctor.payout-lines-at-provider'],
    'payout_lines',
    [line('payment_id = (select min(id) from payments where merchant_id = :otherId)')],
  ],
  [
    'a line that is missing',
    ['doctor.payout-lines-sum', 'doctor.payout-lines-at-provider'],
    'payout_lines',
    ['delete from payout_lines where id = (select min(id) from payout_lines where payout_id = :payoutId)'],
  ],
  [
    'two lines too many that sum to zero',
    ['doctor.payout-lines-at-provider'],
    'payout_lines',
    [1, -1].map(
      (
        sign,
      ) => `insert into payout_lines (payout_id, provider_transaction_id, kind, provider_type, gross_minor, fee_minor,
        platform_fee_minor, net_minor, at) values (:payoutId, 'txn_other_${sign}', 'ADJUSTMENT', 'adjustment', ${sign * 700}, 0, 0,
        ${sign * 700}, now())`,
    ),
  ],
  [
    'a line that is moved to another payout',
    ['doctor.payout-lines-sum', 'doctor.payout-lines-at-provider'],
    'payout_lines',
    [line('payout_id = (select min(id) from payouts where merchant_id = :otherId)')],
  ],
  [
    'another day of arrival',
    ['doctor.payouts-at-provider'],
    'payouts',
    [payout('arrival_on = arrival_on + 7')],
  ],
  [
    'another amount of a payout',
    ['doctor.payouts-at-provider', 'doctor.payout-lines-sum', 'doctor.payout-bookings-true'],
    'payouts',
    [payout('amount_minor = amount_minor + 1')],
  ],
  [
    'another currency of a payout',
    ['doctor.payouts-at-provider', 'doctor.payout-lines-at-provider', 'doctor.payout-bookings-true'],
    'payouts',
    [payout(`currency = 'USD'`)],
  ],
  [
    'a payout of another merchant',
    ['doctor.accounts-own', 'doctor.payouts-at-provider', 'doctor.payout-bookings-true'],
    'payouts',
    [payout('merchant_id = :otherId')],
  ],
  [
    'a payout booked with a cent more',
    ['doctor.payout-bookings-true'],
    'ledger_entries',
    [
      `update ledger_entries set amount_minor = amount_minor + 1 where id in (${entriesOf('MERCHANT_PAYABLE')})`,
      `update ledger_entries set amount_minor = amount_minor - 1 where id in (${entriesOf('PROVIDER_RECEIVABLE')})`,
    ],
  ],
  [
    'a payout booked to another merchant',
    ['doctor.payout-bookings-true'],
    'ledger_entries',
    [
      `update ledger_entries set account_id = (select id from ledger_accounts where code = 'MERCHANT_PAYABLE'
         and currency = 'EUR' and merchant_id = :otherId) where id in (${entriesOf('MERCHANT_PAYABLE')})`,
    ],
  ],
  [
    'a payout booked in dollars',
    ['doctor.payout-bookings-true'],
    'ledger_entries',
    [
      `update ledger_entries set currency = 'USD'
       where transaction_id in (select id from ledger_transactions where payout_id = :payoutId)`,
    ],
  ],
  [
    'an account that the provider does not know',
    ['doctor.accounts-own', 'doctor.accounts-at-provider'],
    'provider_accounts',
    [account(`account_id = 'acct_' || merchant_id`)],
  ],
  [
    'the accounts of two merchants exchanged',
    ['doctor.accounts-own', 'doctor.accounts-at-provider'],
    'provider_accounts',
    [
      `update provider_accounts set account_id = 'acct_aside' where merchant_id = :otherId`,
      account('account_id = (select min(account_id) from payouts where merchant_id = :otherId)'),
      `update provider_accounts set account_id = (select min(account_id) from payouts where merchant_id = :merchantId)
       where merchant_id = :otherId`,
    ],
  ],
  [
    'a merchant without an account',
    ['doctor.merchants-have-accounts'],
    'provider_accounts',
    ['delete from provider_accounts where merchant_id = :merchantId'],
  ],
  [
    'a payment that a later payout should have',
    ['doctor.payments-paid-out'],
    'payout_lines',
    [
      `update payments set succeeded_at = succeeded_at - interval '20 days' where id = (select payment_id
         from payout_lines where payout_id = :payoutId order by id limit 1)`,
      line('payment_id = null'),
    ],
  ],
  [
    'payments on the account of another merchant',
    ['doctor.accounts-own'],
    'payments',
    [
      `update payments set provider_account = (select min(account_id) from payouts where merchant_id = :otherId)
       where merchant_id = :merchantId`,
    ],
  ],
];

type Paid = Readonly<{ merchantId: number; payoutId: number }>;

let deployment: Deployment;
const paid: Paid[] = [];
/** What the doctor finds after the plants so far. */
let found: readonly string[] = [];

const addMerchant = async (): Promise<TestMerchant> => {
  const { shop } = deployment;
  const merchant = await shop.addMerchant();
  const sandboxUrl = shop.env['STRIPE_API_URL']!;
  const { hostname: host, port } = new URL(sandboxUrl);
  const stripe = new Stripe(shop.env['STRIPE_SECRET_KEY']!, { host, port, protocol: 'http' });
  const accountId = await onboardAccount(stripe, { merchantId: merchant.id, sandboxUrl });
  await shop.addProviderAccount(merchant.id, accountId);
  for (const amount of [100, 60]) {
    const checkout = await shop.openCheckout(await shop.createLink(merchant, { amount }));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
  }
  return merchant;
};

/** A merchant for each plant, with a payout of two payments; the next one is the other merchant. */
beforeAll(async () => {
  deployment = await startDeployment({
    servers: 0,
    workers: 0,
    variables: { STRIPE_ROUTING: 'direct' },
  });
  const { shop } = deployment;
  for (let place = 0; place < plants.length; place += 1) await addMerchant();
  await shop.control.settleNow();
  await shop.control.advanceClock(5 * 86_400);
  await shop.makeJobsDue();
  await shop.reconcile();
  await shop.database.rows(`update payout_accounts set next_list_at = now() - interval '1 minute'`);
  await shop.application.resolve(ImportDuePayouts).execute();
  paid.push(
    ...(await shop.database.rows<Paid>(
      'select merchant_id as "merchantId", min(id) as "payoutId" from payouts group by 1 order by 1',
    )),
  );
}, 900_000);
afterAll(() => deployment.stop());

it.each(plants.map(([what, codes, table, statements], place) => ({ what, codes, table, statements, place })))(
  'the doctor finds $what',
  async ({ codes, table, statements, place }) => {
    const { shop } = deployment;
    const { merchantId, payoutId } = paid[place]!;
    const { merchantId: otherId } = paid[(place + 1) % plants.length]!;
    const before = found;
    await shop.database.transact(async () => {
      for (const statement of statements) {
        const all = { merchantId, payoutId, otherId };
        const bindings = Object.fromEntries(
          Object.entries(all).filter(([name]) => statement.includes(`:${name}`)),
        );
        await tamperWith(shop.database, { tables: [table], statements: [statement], bindings });
      }
    });
    found = await shop.doctor();
    const added = found.filter((one) => !before.includes(one));
    expect([...new Set(added.map((one) => one.split(':')[0]))]).toEqual(expect.arrayContaining([...codes]));
  },
);
