import type { Language } from '#kernel/language.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { ProviderAccount } from '#modules/accounts/index.ts';
import type { ProviderRequest } from '../domain/attempt.ts';

/** The data of a hosted page. */
export type CheckoutOrder = Readonly<{
  paymentId: number;
  merchantId: number;
  merchantName: string;
  key: string;
  chargeAmount: Money<ChargeCurrency>;
  /** Application fee, taken when the merchant owns the charge. */
  platformFee: Money;
  title: string;
  customerEmail: string | null;
  language: Language;
  expiresAt: Date;
  /** Token of the payment link for the return URLs; null for a checkout without a link. */
  linkToken: string | null;
  account: string | null;
  /** The payer lets the card stay. */
  keepsCard: boolean;
}>;

/** The data of a charge of a card that stays. */
export type KeptChargeOrder = Pick<
  CheckoutOrder,
  'paymentId' | 'merchantName' | 'key' | 'chargeAmount' | 'platformFee' | 'title' | 'account'
> &
  Readonly<{
    /** The key of `CardProvider.chargeKeptCard`. */
    requestKey: string;
    /** The provider's ids. */
    customer: string;
    method: string;
  }>;

/** Settings of the card provider, all but its clock available without a call. */
export interface ProviderSettings {
  /** Name stored with each payment and webhook event. */
  readonly name: string;
  readonly isLive: boolean;
  /**
   * The connected account of a merchant's new charges; null for the platform's own. Stored with the payment and used in
   * every later call about it.
   * @param account the merchant's; null without one
   * @throws MerchantCannotBePaid when charges belong to connected accounts and this one cannot be charged
   */
  accountFor(account: Pick<ProviderAccount, 'accountId' | 'isChargeable'> | null): string | null;
  /**
   * Learns by how much the provider's clock differs from ours; call it outside transactions, before `draftCheckout`, which
   * corrects the end of the session by it. Never fails.
   */
  learnClock(): Promise<void>;
  /** The exact parameters of `CardProvider.openCheckout`; store them before the call. */
  draftCheckout(order: CheckoutOrder): ProviderRequest;
  /** The exact parameters of `CardProvider.chargeKeptCard`; store them before the call. */
  draftKeptCharge(order: KeptChargeOrder): ProviderRequest;
}
export const ProviderSettings = token<ProviderSettings>('payments.ProviderSettings');
