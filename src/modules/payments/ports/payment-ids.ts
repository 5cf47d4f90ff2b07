import { token } from '#kernel/token.ts';

/** Finds a payment's id by another key; null when there is none. */
export interface PaymentIds {
  /** By the Idempotency-Key that the merchant's checkout brought. */
  byRequest(merchantId: number, requestKey: string): Promise<number | null>;
  bySession(sessionId: string): Promise<number | null>;
  byIntent(intentId: string): Promise<number | null>;
  /** By our own key of a session: it survives a restore that reuses ids. */
  byProviderKey(providerKey: string): Promise<number | null>;
}
export const PaymentIds = token<PaymentIds>('payments.PaymentIds');
