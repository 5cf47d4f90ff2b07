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
  /** The exact parameters, to be stored before the call. */
  draftCheckout(order: CheckoutOrder): ProviderRequest;
  openCheckout(
    key: string,
    request: ProviderRequest,
    account: string | null,
  ): Promise<{ id: string; url: string }>;
  look(sessionId: string, account: string | null): Promise<CheckoutSnapshot>;
  /** Ends an open session; one that is no longer open is left as it is. */
  endCheckout(sessionId: string, account: string | null): Promise<void>;
  refund(order: {
    key: string;
    intentId: string;
    amount: Money<ChargeCurrency>;
    reason: RefundReason;
    account: string | null;
  }): Promise<void>;
  isReachable(): Promise<boolean>;
}
export const PaymentGateway = token<PaymentGateway>('payments.PaymentGateway');
