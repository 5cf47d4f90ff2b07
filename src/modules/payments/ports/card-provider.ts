import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { ProviderRequest } from '../domain/attempt.ts';
import type { RefundReason } from '../domain/refunds-and-disputes.ts';
import type { CheckoutSnapshot } from '../domain/snapshot.ts';

/** A refund request to the provider. */
export type RefundOrder = Readonly<{
  /** Stored in the refund's metadata; the same for every attempt. */
  key: string;
  /** From 1; each attempt has its own idempotency key. */
  attempt: number;
  intentId: string;
  amount: Money<ChargeCurrency>;
  reason: RefundReason;
  account: string | null;
}>;

/**
 * The card provider; call it outside transactions. `account` is the connected account, null for the platform's own.
 * @throws ProviderAway when the outcome is unknown (repeat with the same key), ProviderRefused when it is final
 */
export interface CardProvider {
  /** Opens a hosted page. The same key and request return the same session; another request with the key is refused. */
  openCheckout(
    key: string,
    request: ProviderRequest,
    account: string | null,
  ): Promise<{ id: string; url: string }>;
  /**
   * Charges a card that stays, without its payer; one that is declined, or must be authenticated, is cancelled before it
   * answers. The same key and request return the same charge; another request with the key is refused.
   */
  chargeKeptCard(key: string, request: ProviderRequest, account: string | null): Promise<{ id: string }>;
  /** Finds the charge of this request within a day, also one whose answer was lost; null when the provider has none. */
  findKeptCharge(request: ProviderRequest, account: string | null): Promise<{ id: string } | null>;
  /** Deletes a card that stayed; one that is deleted already is fine. */
  detachCard(method: string, account: string | null): Promise<void>;
  /** Fetches a session with all refunds and disputes of its charge. */
  fetchCheckoutState(sessionId: string, account: string | null): Promise<CheckoutSnapshot>;
  /** Ends an open session; other sessions are left unchanged. */
  endCheckout(sessionId: string, account: string | null): Promise<void>;
  /**
   * STORED_ERROR: the provider returns an error stored under this key. Search the refunds of the payment first; make the
   * next attempt, which has another key, only when the refund is not there.
   */
  refund(order: RefundOrder): Promise<'ACCEPTED' | 'STORED_ERROR'>;
}
export const CardProvider = token<CardProvider>('payments.CardProvider');
