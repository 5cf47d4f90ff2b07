import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { ProviderRequest } from '../domain/attempt.ts';
import type { RefundReason } from '../domain/refunds-and-disputes.ts';
import type { CheckoutSnapshot } from '../domain/snapshot.ts';

export type RefundOrder = Readonly<{
  /** In the refund's metadata: the same for every attempt. */
  key: string;
  /** From 1; each has an idempotency key of its own. */
  attempt: number;
  intentId: string;
  amount: Money<ChargeCurrency>;
  reason: RefundReason;
  account: string | null;
}>;

/**
 * The card provider. Every call is made outside transactions.
 * Calls throw ProviderAway when the answer is unknown (repeat with the same key) and ProviderRefused when it is final.
 */
export interface CardProvider {
  /** The same key and request give the same session again; another request under the same key opens nothing. */
  openCheckout(
    key: string,
    request: ProviderRequest,
    account: string | null,
  ): Promise<{ id: string; url: string }>;
  /** With all refunds and disputes of the charge. */
  fetchCheckoutState(sessionId: string, account: string | null): Promise<CheckoutSnapshot>;
  /** Ends an open session; one that is no longer open is left as it is. */
  endCheckout(sessionId: string, account: string | null): Promise<void>;
  /**
   * STORED_ERROR: the provider answers a stored error for this key. Whether it acted must be looked for in the refunds of
   * the payment; only when it is not there may the next attempt, which has another key, be made.
   */
  refund(order: RefundOrder): Promise<'ACCEPTED' | 'STORED_ERROR'>;
}
export const CardProvider = token<CardProvider>('payments.CardProvider');
