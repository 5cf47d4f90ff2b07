import Stripe from 'stripe';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';
import type { Deployment } from '../support/deployment.ts';

/** All money of an account is available now instead of after two days. */
const makeAvailable = `
  update sandbox.objects
  set body = jsonb_set(body, '{available_on}', to_jsonb(cast(extract(epoch from now()) as bigint)))
  where kind = 'balance_transaction' and account = :accountId and hidden ->> 'payout' is null
    and cast(body ->> 'available_on' as bigint) > extract(epoch from now())`;
const payNow = `
  insert into sandbox.tasks (kind, due_at, payload)
  select 'make-payouts', cast(extract(epoch from now()) * 1000 as bigint),
    jsonb_build_object('kind', 'make-payouts', 'account', cast(:accountId as text),
      'at', cast(ceil(extract(epoch from now())) as bigint))`;
/** The provider makes its payouts at midnight. */
const madeNow = `
  update sandbox.objects
  set body = jsonb_set(body, '{created}', to_jsonb(cast(extract(epoch from now()) as bigint)))
  where kind = 'payout' and account = :accountId and cast(body ->> 'created' as bigint) > extract(epoch from now())`;
/** What becomes of one payout after another. */
const fates = [['pay'], ['fail'], ['pay', 'fail']] as const;

export const providerOf = ({ shop }: Deployment): Stripe => {
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  return new Stripe(shop.env['STRIPE_SECRET_KEY']!, { host: hostname, port, protocol: 'http' });
};

/** Gives the merchant an account at the provider with a bank account. @returns its id */
export const giveAccount = async (
  deployment: Deployment,
  { id }: Pick<TestMerchant, 'id'>,
): Promise<string> => {
  const { shop } = deployment;
  const sandboxUrl = shop.env['STRIPE_API_URL']!;
  const accountId = await onboardAccount(providerOf(deployment), { merchantId: id, sandboxUrl });
  await shop.database.rows('delete from provider_accounts where merchant_id = :id', { id });
  await shop.addProviderAccount(id, accountId);
  return accountId;
};

/** Makes an automatic payout of all money of the account. */
export const payOutNow = async (
  { database, control }: Deployment['shop'],
  accountId: string,
): Promise<void> => {
  await database.rows(makeAvailable, { accountId });
  await database.rows(payNow, { accountId });
  await control.settleNow(1);
  await database.rows(madeNow, { accountId });
};

/** Sales of a merchant with refunds at the provider, and payouts that are paid, that fail, and that come back. */
export const startPaidMerchant = async (deployment: Deployment) => {
  const { shop, loadBalancer } = deployment;
  const { control } = shop;
  const merchant = await shop.addMerchant();
  const accountId = await giveAccount(deployment, merchant);
  const provider = providerOf(deployment);
  let [sold, moved] = [0, 0];

  const move = async (payout: string): Promise<void> => {
    const fate = fates[(moved += 1) % fates.length]!;
    for (const step of fate) await control.movePayout(payout, step);
    // A failed payout pauses the next ones.
    if (fate.at(-1) === 'fail') await control.changeAccount({ id: accountId, payouts_enabled: true });
  };
  return {
    sell: async (): Promise<void> => {
      const checkout = await shop.openCheckout(await shop.createLink(merchant), {}, loadBalancer.url);
      await control.pay({ session: checkout.sessionId, card: cards.paid });
      await shop.returnPaid(checkout);
      const { providerPaymentId } = await shop.payment(checkout.paymentId);
      if ((sold += 1) % 3 > 0) return;
      const refund = { payment_intent: providerPaymentId!, amount: 1_250 };
      await provider.refunds.create(refund, { stripeAccount: accountId });
    },
    /** Pays out all money of the account; the payouts of the turn before end. */
    payOut: async (): Promise<void> => {
      const payouts = (await control.payouts()).filter(({ account }) => account === accountId);
      for (const { body } of payouts) if (body.status === 'pending') await move(body.id);
      await payOutNow(shop, accountId);
    },
  };
};
