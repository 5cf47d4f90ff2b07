import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import type { HealedCode } from '#test/support/doctor-remedies.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { providerOf } from '../load/payouts.ts';
import type { Deployment } from '../support/deployment.ts';
import { tamperWith } from '../support/tamper-with.ts';

/** The installation that gets the defects: direct routing, and one merchant with an account. */
export type Stage = Readonly<{
  deployment: Deployment;
  merchant: TestMerchant;
  accountId: string;
  /** Makes a payout of all money of the account. */
  payOut(): Promise<void>;
}>;

export type Plant = Readonly<{
  what: string;
  code: HealedCode;
  /** Makes the defect. @returns what takes it away again; nothing for one that the printed command heals */
  make(stage: Stage): Promise<(() => Promise<void>) | undefined>;
}>;

export const begin = async ({ deployment: { shop }, merchant }: Stage): Promise<OpenCheckout> =>
  shop.openCheckout(await shop.createLink(merchant), { customerEmail: 'maria@example.com' });
const loseJobs = ({ deployment: { shop } }: Stage, { paymentId }: OpenCheckout): Promise<unknown> =>
  shop.database.rows(`delete from pgboss.job where (data ->> 'paymentId')::bigint = :paymentId`, {
    paymentId,
  });
export const sell = async (stage: Stage): Promise<OpenCheckout> => {
  const { shop } = stage.deployment;
  const checkout = await begin(stage);
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  await shop.control.settleNow();
  await shop.expireFetches();
  accepted(await shop.admin.post(`/payments/confirm/${checkout.paymentId}`));
  await loseJobs(stage, checkout);
  // The command comes later than two seconds after the last fetch.
  await shop.expireFetches();
  return checkout;
};
const intentOf = async ({ deployment: { shop } }: Stage, { paymentId }: OpenCheckout): Promise<string> =>
  (await shop.payment(paymentId)).providerPaymentId!;
export const write = async (
  { deployment: { shop } }: Stage,
  tables: readonly string[],
  statements: readonly string[],
  bindings: Readonly<Record<string, unknown>> = {},
): Promise<undefined> => {
  await tamperWith(shop.database, { tables, statements, bindings });
  return undefined;
};
const newestPayout = '(select max(id) from payouts)';

/** A change of one payment, undone by `back`; without, the command undoes it. */
const ofPayment = (what: string, set: string, back?: string): Plant => ({
  what,
  code: 'doctor.money-at-provider',
  make: async (stage) => {
    const { paymentId } = await sell(stage);
    const change = (to: string) =>
      write(stage, ['payments'], [`update payments set ${to} where id = :paymentId`], { paymentId });
    await change(set);
    return back === undefined ? undefined : () => change(back);
  },
});

const ofMoney: readonly Plant[] = [
  {
    what: 'a payment whose events and jobs were lost',
    code: 'doctor.money-at-provider',
    make: async (stage) => {
      const checkout = await begin(stage);
      await stage.deployment.shop.control.pay({ session: checkout.sessionId });
      await loseJobs(stage, checkout);
      return undefined;
    },
  },
  {
    what: 'a refund made at the provider',
    code: 'doctor.money-at-provider',
    make: async (stage) => {
      const refund = { payment_intent: await intentOf(stage, await sell(stage)), amount: 1_234 };
      await providerOf(stage.deployment).refunds.create(refund, { stripeAccount: stage.accountId });
      return undefined;
    },
  },
  ofPayment('another charge', `provider_charge_id = 'ch_other'`),
  ofPayment('another card', `card_last4 = '9999'`),
  ofPayment(
    'another reference',
    `transaction_reference = 'ch_other'`,
    'transaction_reference = provider_charge_id',
  ),
  {
    what: 'a booked refund that is FAILED here',
    code: 'doctor.money-at-provider',
    make: async (stage) => {
      const checkout = await sell(stage);
      const { paymentId } = checkout;
      const refund = { amount: 10, reason: 'OTHER' };
      accepted(await stage.deployment.shop.admin.post(`/payments/${paymentId}/refunds`, refund));
      await loseJobs(stage, checkout);
      const become = (status: string) =>
        write(stage, ['refunds'], [`update refunds set status = '${status}' where payment_id = :paymentId`], {
          paymentId,
        });
      await become('FAILED');
      return () => become('SUCCEEDED');
    },
  },
  {
    what: 'a refund of just now that was never sent',
    code: 'doctor.refunds-asked-for',
    make: async (stage) => {
      const { paymentId } = await sell(stage);
      await stage.deployment.shop.database.rows(
        `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, requested_by,
           created_at, updated_at)
         values (:paymentId, gen_random_uuid(), 1000, 'EUR', 'OTHER', 'REQUESTED', 'tests', now(), now())`,
        { paymentId },
      );
      return undefined;
    },
  },
];

const ofPayouts: readonly Plant[] = [
  {
    what: 'a payout that was never imported',
    code: 'doctor.merchant-balances',
    make: async (stage) => {
      await sell(stage);
      await stage.payOut();
      // Older than its event could be.
      await stage.deployment.shop.database.rows(
        `update sandbox.objects set body = jsonb_set(body, '{created}', to_jsonb(cast(body ->> 'created' as bigint) - 1200))
         where kind = 'payout'`,
      );
      return undefined;
    },
  },
  {
    what: 'a payout whose booking was deleted',
    code: 'doctor.payouts-booked',
    make: (stage) =>
      write(
        stage,
        ['ledger_entries', 'ledger_transactions'],
        [
          `delete from ledger_entries where transaction_id in
             (select id from ledger_transactions where payout_id = ${newestPayout})`,
          `delete from ledger_transactions where payout_id = ${newestPayout}`,
        ],
      ),
  },
  {
    what: 'a payout of another day',
    code: 'doctor.payouts-at-provider',
    make: (stage) =>
      write(
        stage,
        ['payouts'],
        [`update payouts set arrival_on = arrival_on + 7 where id = ${newestPayout}`],
      ),
  },
];

const ofServices: readonly Plant[] = [
  {
    what: 'a session that is not known here',
    code: 'doctor.sessions-known',
    make: async (stage) => {
      const { paymentId, sessionId } = await begin(stage);
      const become = (id: string) =>
        write(
          stage,
          ['payment_attempts'],
          [`update payment_attempts set provider_session_id = '${id}' where payment_id = :paymentId`],
          { paymentId },
        );
      await become('cs_test_other');
      return () => become(sessionId);
    },
  },
  {
    what: 'old exchange rates',
    code: 'doctor.rates-current',
    make: (stage) => write(stage, ['exchange_rates'], ['update exchange_rates set day = day - 40']),
  },
  {
    what: 'an account that was not checked for three days',
    code: 'doctor.accounts-checked',
    make: async ({ deployment: { shop }, merchant }) => {
      await shop.database.rows(
        `update provider_accounts set next_check_at = now(), requested_at = now() - interval '3 days',
           checked_at = now() - interval '3 days' where merchant_id = :id`,
        { id: merchant.id },
      );
      return undefined;
    },
  },
];

/** Defects of codes that print a command: those that it heals, and those that it leaves. */
export const plants: readonly Plant[] = [...ofServices, ...ofMoney, ...ofPayouts];
