import type { Language } from '#kernel/language.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { ProviderRequest } from '../domain/attempt.ts';
import type { RefundReason } from '../domain/money-back.ts';
import type { CheckoutSnapshot } from '../domain/snapshot.ts';

/** What a hosted page is asked for. */
export type CheckoutOrder = Readonly<{
  paymentId: number;
  merchantId: number;
  merchantName: string;
  key: string;
  charge: Money<ChargeCurrency>;
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

/**
 * The card provider. Every call is made outside transactions.
 * Calls throw ProviderAway when the answer is unknown (repeat with the same key) and ProviderRefused when it is final.
 */
export interface PaymentGateway {
  readonly name: string;
  readonly isLive: boolean;
  /**
   * The connected account that a merchant's new charges belong to; null for the platform's own. It is stored with the
   * payment, and every later call about the payment names it.
   * @throws MerchantWithoutAccount when charges belong to connected accounts and the merchant has none
   */
  accountFor(merchant: { providerAccount: string | null }): string | null;
  /** The exact parameters, to be stored before the call. */
  draftCheckout(order: CheckoutOrder): ProviderRequest;
  openCheckout(
    key: string,
    request: ProviderRequest,
    account: string | null,
  ): Promise<{ id: string; url: string }>;
  /** With all refunds and disputes of the charge. */
  look(sessionId: string, account: string | null): Promise<CheckoutSnapshot>;
  /** Ends an open session; one that is no longer open is left as it is. */
  endCheckout(sessionId: string, account: string | null): Promise<void>;
  /**
   * KEPT_ERROR: the provider answers a stored error for this key. Whether it acted must be looked for in the refunds of
   * the payment; only when it is not there may the next attempt, which has another key, be made.
   */
  refund(order: {
    /** In the refund's metadata: the same for every attempt. */
    key: string;
    /** From 1; each has an idempotency key of its own. */
    attempt: number;
    intentId: string;
    amount: Money<ChargeCurrency>;
    reason: RefundReason;
    account: string | null;
  }): Promise<'ACCEPTED' | 'KEPT_ERROR'>;
  isReachable(): Promise<boolean>;
}
export const PaymentGateway = token<PaymentGateway>('payments.PaymentGateway');
