import type { Language } from '#kernel/language.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { ProviderRequest } from '../domain/attempt.ts';

/** What a hosted page is asked for. */
export type CheckoutOrder = Readonly<{
  paymentId: number;
  merchantId: number;
  merchantName: string;
  key: string;
  chargeAmount: Money<ChargeCurrency>;
  /** Kept by the platform, when the merchant owns the charge. */
  platformFee: Money;
  title: string;
  customerEmail: string | null;
  language: Language;
  expiresAt: Date;
  /** Of the link, for the way back; null for a checkout without link. */
  linkToken: string | null;
  account: string | null;
}>;

/** What the card provider's adapter knows without a call to the provider. */
export interface ProviderSettings {
  /** Stored with each payment and each webhook event. */
  readonly name: string;
  readonly isLive: boolean;
  /**
   * The connected account that a merchant's new charges belong to; null for the platform's own. It is stored with the
   * payment, and every later call about the payment names it.
   * @throws MerchantWithoutAccount when charges belong to connected accounts and the merchant has none
   */
  accountFor(merchant: { providerAccount: string | null }): string | null;
  /** The exact parameters of `CardProvider.openCheckout`, to be stored before the call. */
  draftCheckout(order: CheckoutOrder): ProviderRequest;
}
export const ProviderSettings = token<ProviderSettings>('payments.ProviderSettings');
