import Stripe from 'stripe';
import type { Payout } from '#contract/payouts/payouts.ts';
import { ImportDuePayouts } from '#modules/payouts/index.ts';
import { startApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';

export const daySeconds = 86_400;

/** One sale and what becomes of it; amounts in cents. */
export type Sale = Readonly<{
  amountMinor: number;
  currency: 'EUR' | 'USD' | 'BGN';
  card: keyof typeof cards;
  refundPercent: number;
  dispute: 'win' | 'lose' | null;
}>;

export const large: Sale = {
  amountMinor: 50_000,
  currency: 'EUR',
  card: 'paid',
  refundPercent: 0,
  dispute: null,
};

export type Paid = TestMerchant & Readonly<{ accountId: string }>;

const ofPayouts = /^doctor\.(pay(out|ments-paid)|merchant-balances|ledger)/;

/** An installation whose merchants are charged on accounts of their own. */
export const openPayouts = async () => {
  const shop = await startApplication({ isWorking: false, variables: { STRIPE_ROUTING: 'direct' } });
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  const stripe = new Stripe(shop.env['STRIPE_SECRET_KEY']!, { host: hostname, port, protocol: 'http' });

  const addPaidMerchant = async (iban?: string): Promise<Paid> => {
    const merchant = await shop.addMerchant();
    const accountId = await onboardAccount(stripe, {
      merchantId: merchant.id,
      sandboxUrl: shop.env['STRIPE_API_URL']!,
      ...(iban === undefined ? {} : { iban }),
    });
    await shop.addProviderAccount(merchant.id, accountId);
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
  const payoutsOf = async (merchant: Paid): Promise<Payout[]> =>
    accepted(await merchant.api.get<Payout[]>('/payouts/me?sortBy=createdAt&sortDir=asc'));

  return {
    shop,
    stripe,
    addPaidMerchant,
    sell,
    importDue,
    importAgain,
    payoutsOf,
    /** What the doctor finds about payouts and the ledger. */
    findings: (): Promise<string[]> => shop.doctor(ofPayouts),
  };
};
export type Payouts = Awaited<ReturnType<typeof openPayouts>>;
