import type { Clock } from '#kernel/clock.ts';
import { type FeeRates, feesOf } from '#kernel/fees.ts';
import type { Random } from '#kernel/random.ts';
import type { Messages } from '#kernel/messages.ts';
import type { PayableLink } from '#modules/links/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { sessionExpiry, type Attempt } from '../domain/attempt.ts';
import type { Payment } from '../domain/payment.ts';
import type { ProviderSettings } from '../ports/provider-settings.ts';

type CheckoutTerms = Readonly<{
  merchant: MerchantRecord;
  link: PayableLink | null;
  /** Of today, in the charge currency. */
  fees: FeeRates;
  /** Digest of the caller's network; null for our own programs. */
  network: string | null;
}>;
type Deps = Readonly<{
  providerSettings: ProviderSettings;
  messages: Messages;
  random: Random;
  clock: Clock;
}>;

/**
 * Adds an attempt with the exact request to the provider, which names the payment's id. The payment is stored and
 * locked.
 * @throws PaymentStatusRefused
 */
export const draftAttempt = (
  { providerSettings, messages, random, clock }: Deps,
  payment: Payment,
  { merchant, link, fees, network }: CheckoutTerms,
): Attempt => {
  const now = clock.now();
  const providerKey = random.uuid();
  const { chargeAmount, description, customerEmail, language, providerAccount, cardMaxMinor } =
    payment.toRecord();
  const expiresAt = sessionExpiry(now, link);
  const providerRequest = providerSettings.draftCheckout({
    paymentId: payment.id,
    merchantId: merchant.id,
    merchantName: merchant.businessName,
    key: providerKey,
    chargeAmount,
    platformFee: feesOf(chargeAmount, fees).platformFee,
    title: description ?? messages.say(language, 'payments.title', { merchant: merchant.businessName }),
    customerEmail,
    language,
    expiresAt,
    linkToken: link?.token ?? null,
    account: providerAccount,
    keepsCard: cardMaxMinor !== null,
  });
  const singleLinkId = link?.isSingle === true ? link.id : null;
  return payment.prepareAttempt({ providerKey, providerRequest, singleLinkId, expiresAt, network }, now);
};
