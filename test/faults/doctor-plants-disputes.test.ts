import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { tamperWith } from './support/tamper-with.ts';

let deployment: Deployment;
let merchant: TestMerchant;
let other: TestMerchant;

const sell = async (about = {}, card: string = cards.paid, of = merchant): Promise<OpenCheckout> => {
  const { shop } = deployment;
  const checkout = await shop.openCheckout(await shop.createLink(of, about), {
    customerEmail: 'maria@example.com',
  });
  await shop.control.pay({ session: checkout.sessionId, card });
  await shop.returnPaid(checkout);
  await shop.control.settleNow();
  await confirm(checkout);
  return checkout;
};
const confirm = async ({ paymentId }: OpenCheckout): Promise<void> => {
  await deployment.shop.expireFetches();
  accepted(await deployment.shop.admin.post(`/payments/confirm/${paymentId}`));
};
const dispute = (): Promise<OpenCheckout> => sell({}, cards.disputed);
const endedDispute = (outcome: 'win' | 'lose') => async (): Promise<OpenCheckout> => {
  const checkout = await dispute();
  const { providerPaymentId } = await deployment.shop.payment(checkout.paymentId);
  await deployment.shop.control.moveDispute(providerPaymentId!, outcome);
  await confirm(checkout);
  return checkout;
};
const sellInDollars = (): Promise<OpenCheckout> => sell({ amount: 47.31, currency: 'USD' });

beforeAll(async () => {
  deployment = await startDeployment({ servers: 0, workers: 0 });
  merchant = await deployment.shop.addMerchant();
  other = await deployment.shop.addMerchant();
  await sell({}, cards.paid, other);
});
afterAll(() => deployment.stop());

const entry = (account: string, kind: string): string =>
  `(select min(e.id) from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join ledger_transactions t on t.id = e.transaction_id
    where t.payment_id = :paymentId and t.kind = '${kind}' and a.code = '${account}')`;
const shift = (from: string, to: string, kind: string): readonly string[] => [
  `update ledger_entries set amount_minor = amount_minor + 7 where id = ${entry(from, kind)}`,
  `update ledger_entries set amount_minor = amount_minor - 7 where id = ${entry(to, kind)}`,
];
const disputes = (change: string): string => `update disputes set ${change} where payment_id = :paymentId`;
const payments = (change: string): string => `update payments set ${change} where id = :paymentId`;

/** Nothing is due that would fetch the payment: what differs of it stays so. */
const atRest = [
  `update provider_events set state = 'DONE', done_at = now() where coalesce(payment_id, :paymentId) = :paymentId and state = 'NEW'`,
  `delete from pgboss.job where name like 'payments.%' and (data ->> 'paymentId')::bigint = :paymentId`,
];

type Plant = readonly [
  what: string,
  code: string,
  table: string,
  statements: readonly string[],
  make: () => Promise<OpenCheckout>,
];

const plants: readonly Plant[] = [
  [
    'a later day for the evidence',
    'doctor.money-at-provider',
    'disputes',
    [...atRest, disputes(`evidence_due_at = evidence_due_at + interval '3 days'`)],
    dispute,
  ],
  [
    'another reason of a dispute',
    'doctor.money-at-provider',
    'disputes',
    [...atRest, disputes(`reason = 'duplicate'`)],
    dispute,
  ],
  [
    'a dispute that counts a booking too few',
    'doctor.bookings-true',
    'disputes',
    [disputes('bookings = bookings - 1')],
    dispute,
  ],
  [
    'a dispute booked with seven cents more',
    'doctor.bookings-true',
    'ledger_entries',
    shift('DISPUTE_HOLD', 'PROVIDER_RECEIVABLE', 'DISPUTE_OPENED'),
    dispute,
  ],
  [
    'another fee of a dispute in the ledger',
    'doctor.bookings-true',
    'ledger_entries',
    shift('MERCHANT_PAYABLE', 'PROVIDER_FEES', 'DISPUTE_FEE'),
    dispute,
  ],
  [
    'a dispute that was won and is booked with seven cents more',
    'doctor.bookings-true',
    'ledger_entries',
    shift('DISPUTE_HOLD', 'PROVIDER_RECEIVABLE', 'DISPUTE_WON'),
    endedDispute('win'),
  ],
  [
    'a dispute that was lost and is booked with seven cents more',
    'doctor.bookings-true',
    'ledger_entries',
    shift('DISPUTE_HOLD', 'MERCHANT_PAYABLE', 'DISPUTE_LOST'),
    endedDispute('lose'),
  ],
  [
    'a lost dispute that is owed to another merchant',
    'doctor.bookings-own',
    'ledger_entries',
    [
      `update ledger_entries set account_id = (select id from ledger_accounts where code = 'MERCHANT_PAYABLE'
         and currency = 'EUR' and merchant_id = :otherId) where id = ${entry('MERCHANT_PAYABLE', 'DISPUTE_LOST')}`,
    ],
    endedDispute('lose'),
  ],
  [
    'another amount of a dispute',
    'doctor.bookings-true',
    'disputes',
    [disputes('amount_minor = amount_minor - 13')],
    dispute,
  ],
  [
    'another fee of a dispute',
    'doctor.bookings-true',
    'disputes',
    [disputes('fee_minor = fee_minor + 1')],
    dispute,
  ],
  [
    'another position of a dispute',
    'doctor.bookings-true',
    'disputes',
    [disputes(`position = 'LOST'`)],
    dispute,
  ],
  [
    // Money of the last minutes is not compared with the provider.
    'another status of a dispute',
    'doctor.disputes-held',
    'disputes',
    [disputes(`status = 'WON'`)],
    dispute,
  ],
  [
    'an amount given back that is not held',
    'doctor.bookings-true',
    'payments',
    [
      payments(
        `captured_amount_minor = charge_amount_minor, captured_currency = charge_currency, mismatch_resolution = 'GIVE_BACK'`,
      ),
    ],
    sell,
  ],
  [
    'a payment in dollars with another rate',
    'doctor.rates-stored',
    'payments',
    [payments('eur_rate = eur_rate + 0.0001')],
    sellInDollars,
  ],
  [
    'a document in dollars with a changed rate of its day',
    'doctor.document-rates',
    'exchange_rates',
    ['update exchange_rates set per_euro = per_euro * 1.013'],
    sellInDollars,
  ],
];

describe('the doctor names what was written past the program', () => {
  it.each(plants.map(([what, code, table, statements, make]) => ({ what, code, table, statements, make })))(
    'the doctor finds $what',
    async ({ code, table, statements, make }) => {
      const { shop } = deployment;
      const of = async (all: Record<string, number>): Promise<void> => {
        await shop.database.transact(async () => {
          for (const statement of statements) {
            const bindings = Object.fromEntries(
              Object.entries(all).filter(([name]) => statement.includes(`:${name}`)),
            );
            await tamperWith(shop.database, { tables: [table], statements: [statement], bindings });
          }
        });
      };
      const { paymentId } = await make();
      const before = await shop.doctor();
      await of({ paymentId, otherId: other.id });
      const found = (await shop.doctor()).filter((one) => !before.includes(one));
      expect(found.map((one) => one.split(':')[0])).toContain(code);
    },
  );
});

describe('what the provider says replaces what was written past the program', () => {
  it.each([
    ['a true fee 41 cents higher', 'provider_fee_actual_minor = provider_fee_actual_minor + 41'],
    ['a true fee in dollars', `provider_fee_currency = 'USD'`],
    ['another charge', `provider_charge_id = 'ch_other'`],
    ['another card', `card_last4 = '1881'`],
  ])('payments confirm heals %s', async (_, change) => {
    const { shop } = deployment;
    const checkout = await sell();
    const before = (await shop.doctor()).toSorted();
    const bindings = { paymentId: checkout.paymentId };
    await tamperWith(shop.database, { tables: ['payments'], statements: [payments(change)], bindings });
    expect((await shop.doctor()).toSorted()).not.toEqual(before);
    await confirm(checkout);
    expect((await shop.doctor()).toSorted()).toEqual(before);
  });

  it('a payment refuses another merchant, and its link one, too', async () => {
    const { shop } = deployment;
    const { paymentId } = await sell();
    const bindings = { paymentId, otherId: other.id };
    for (const statement of [
      payments('merchant_id = :otherId'),
      `update payment_links set merchant_id = :otherId where id = (select payment_link_id from payments where id = :paymentId)`,
    ])
      await expect(
        tamperWith(shop.database, {
          tables: ['payments', 'payment_links'],
          statements: [statement],
          bindings,
        }),
      ).rejects.toThrow(/foreign key/);
  });
});
