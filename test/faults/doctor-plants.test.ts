import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { tamperWith } from './support/tamper-with.ts';

let deployment: Deployment;
let merchant: TestMerchant;
let other: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
  merchant = await deployment.shop.addMerchant();
  other = await deployment.shop.addMerchant();
});
afterAll(() => deployment.stop());

const begin = async (of: TestMerchant = merchant, about = {}): Promise<OpenCheckout> =>
  deployment.shop.openCheckout(await deployment.shop.createLink(of, about), {
    customerEmail: 'maria@example.com',
  });
const beginInLev = (): Promise<OpenCheckout> => begin(merchant, { currency: 'BGN' });
const sell = async (of?: TestMerchant): Promise<OpenCheckout> => {
  const checkout = await begin(of);
  await deployment.shop.control.pay({ session: checkout.sessionId });
  await deployment.shop.returnPaid(checkout);
  await deployment.shop.control.settleNow();
  await deployment.shop.expireFetches();
  accepted(await deployment.shop.admin.post(`/payments/confirm/${checkout.paymentId}`));
  return checkout;
};
/** The newest link of the other merchant is unused. */
const soldBesideLink = async (): Promise<OpenCheckout> => {
  await deployment.shop.createLink(other);
  return sell();
};
const refunded = async (): Promise<OpenCheckout> => {
  const checkout = await sell();
  const refund = { amount: 10, reason: 'OTHER' };
  accepted(await deployment.shop.admin.post(`/payments/${checkout.paymentId}/refunds`, refund));
  return checkout;
};

type Plant = readonly [
  what: string,
  code: string,
  table: string,
  statement: string,
  make?: () => Promise<OpenCheckout>,
];

const entryOn = (account: string, kind = 'PAYMENT'): string =>
  `(select e.id from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
    where t.payment_id = :paymentId and t.kind = '${kind}' and a.code = '${account}')`;
const shift = (from: string, to: string, kind?: string): string =>
  `update ledger_entries set amount_minor = amount_minor + case when id = ${entryOn(from, kind)} then 1 else -1 end
   where id in (${entryOn(from, kind)}, ${entryOn(to, kind)})`;
const payment = (change: string): string => `update payments set ${change} where id = :paymentId`;
const booking = (change: string, kind = 'PAYMENT'): string =>
  `update ledger_transactions set ${change} where payment_id = :paymentId and kind = '${kind}'`;
const link = (change: string): string =>
  `update payment_links set ${change} where id = (select payment_link_id from payments where id = :paymentId)`;

const plants: readonly Plant[] = [
  [
    'a debt to another merchant',
    'doctor.bookings-own',
    'ledger_entries',
    `update ledger_entries set account_id = (select a.id from ledger_accounts a
       where a.code = 'MERCHANT_PAYABLE' and a.currency = 'EUR' and a.merchant_id = :otherId)
     where id = ${entryOn('MERCHANT_PAYABLE')}`,
  ],
  [
    'a refund of another merchant',
    'doctor.bookings-own',
    'ledger_entries',
    `update ledger_entries set account_id = (select a.id from ledger_accounts a
       where a.code = 'MERCHANT_PAYABLE' and a.currency = 'EUR' and a.merchant_id = :otherId)
     where id = ${entryOn('MERCHANT_PAYABLE', 'REFUND')}`,
    refunded,
  ],
  [
    'another platform fee',
    'doctor.bookings-true',
    'ledger_entries',
    shift('MERCHANT_PAYABLE', 'PLATFORM_REVENUE'),
  ],
  [
    'another provider fee',
    'doctor.bookings-true',
    'ledger_entries',
    shift('MERCHANT_PAYABLE', 'PROVIDER_FEES'),
  ],
  [
    'a cent more given back',
    'doctor.bookings-true',
    'ledger_entries',
    shift('MERCHANT_PAYABLE', 'PROVIDER_RECEIVABLE', 'REFUND'),
    refunded,
  ],
  [
    'a payment in another currency',
    'doctor.bookings-true',
    'ledger_entries',
    `update ledger_entries set currency = 'USD' where transaction_id in
       (select id from ledger_transactions where payment_id = :paymentId)`,
  ],
  [
    'a paid link that is open',
    'doctor.links-paid',
    'payment_links',
    link(`status = 'ACTIVE', paid_at = null`),
  ],
  [
    'a paid link that is expired',
    'doctor.links-paid',
    'payment_links',
    link(`status = 'EXPIRED', paid_at = null`),
  ],
  [
    'an open link that is paid',
    'doctor.links-paid',
    'payment_links',
    link(`status = 'PAID', paid_at = now()`),
    begin,
  ],
  [
    'a link of another amount',
    'doctor.links-amounts',
    'payment_links',
    link('amount_minor = amount_minor + 1, charge_amount_minor = charge_amount_minor + 1'),
  ],
  [
    'an attempt on the link of another merchant',
    'doctor.references-own',
    'payment_attempts',
    `update payment_attempts set single_link_id = (select max(id) from payment_links where merchant_id = :otherId)
     where payment_id = :paymentId`,
    soldBesideLink,
  ],
  [
    'another true fee',
    'doctor.money-at-provider',
    'payments',
    payment('provider_fee_actual_minor = provider_fee_actual_minor + 1'),
  ],
  ['a true fee in dollars', 'doctor.money-at-provider', 'payments', payment(`provider_fee_currency = 'USD'`)],
  ['another charge', 'doctor.money-at-provider', 'payments', payment(`provider_charge_id = 'ch_other'`)],
  [
    'another reference',
    'doctor.money-at-provider',
    'payments',
    payment(`transaction_reference = 'ch_other'`),
  ],
  ['another card', 'doctor.money-at-provider', 'payments', payment(`card_last4 = '9999'`)],
  ['another brand of card', 'doctor.money-at-provider', 'payments', payment(`card_brand = 'amex'`)],
  [
    'another refund at the provider',
    'doctor.money-at-provider',
    'refunds',
    `update refunds set provider_refund_id = 're_other' where payment_id = :paymentId`,
    refunded,
  ],
  [
    'a refund that counts a booking too many',
    'doctor.refunds-booked-once',
    'refunds',
    'update refunds set times_booked = times_booked + 1 where payment_id = :paymentId',
    refunded,
  ],
  [
    'a sale that is booked on another day',
    'doctor.bookings-true',
    'ledger_transactions',
    booking(`at = at - interval '3 days'`),
  ],
  [
    'a refund that is booked in another month',
    'doctor.bookings-true',
    'ledger_transactions',
    booking(`at = at + interval '31 days'`, 'REFUND'),
    refunded,
  ],
  [
    'a booking of another source',
    'doctor.bookings-true',
    'ledger_transactions',
    booking(`source = source || ':2'`),
  ],
  [
    'a provider that is not asked',
    'doctor.attempts-looked-after',
    'payments',
    payment(`provider = 'history'`),
    begin,
  ],
  [
    'an order number that is skipped',
    'doctor.order-numbers',
    'order_counters',
    `update order_counters set next_number = next_number + 1
     where merchant_id = (select merchant_id from payments where id = :paymentId)`,
  ],
  [
    'another number on a document',
    'doctor.numbers-gapless',
    'invoices',
    `update invoices set invoice_number = '0000099999' where payment_id = :paymentId`,
  ],
  [
    'another day of the last document',
    'doctor.numbers-gapless',
    'invoice_series',
    `update invoice_series set last_issue_date = last_issue_date - 1
     where merchant_id = (select merchant_id from payments where id = :paymentId)`,
  ],
  [
    'a link in lev at another rate',
    'doctor.links-amounts',
    'payment_links',
    link('fx_rate = 1.95'),
    beginInLev,
  ],
  ['another rate', 'doctor.rates-stored', 'payments', payment(`eur_rate = 1.02`)],
  [
    'another amount in euro',
    'doctor.rates-stored',
    'payments',
    payment('eur_amount_minor = eur_amount_minor + 1'),
  ],
];

describe('the doctor names what was written past the program', () => {
  it.each(
    plants.map(([what, code, table, statement, make = sell]) => ({ what, code, table, statement, make })),
  )('the doctor finds $what', async ({ code, table, statement, make }) => {
    await sell(other);
    const { paymentId } = await make();
    const { shop } = deployment;
    const before = await shop.doctor();
    const bindings = { paymentId, ...(statement.includes(':otherId') && { otherId: other.id }) };
    await tamperWith(shop.database, { tables: [table], statements: [statement], bindings });
    const found = (await shop.doctor()).filter((one) => !before.includes(one));
    expect(found.map((one) => one.split(':')[0])).toContain(code);
  });

  it('a document and a link refuse the customer of another merchant', async () => {
    const { shop } = deployment;
    const { paymentId } = await sell();
    const [customer] = await shop.database.rows<{ id: number }>(
      `insert into customers (merchant_id, kind, name, country, language, created_at)
       values (:otherId, 'PERSON', 'Иван Иванов', 'BG', 'bg', now()) returning id`,
      { otherId: other.id },
    );
    for (const [table, condition] of [
      ['invoices', 'payment_id = :paymentId'],
      ['payment_links', 'id = (select payment_link_id from payments where id = :paymentId)'],
    ] as const)
      await expect(
        shop.database.rows(`update ${table} set customer_id = :customerId where ${condition}`, {
          customerId: customer!.id,
          paymentId,
        }),
      ).rejects.toThrow(`${table}_customer_id_own`);
  });
});
