import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** Refunds of one caller, in EUR at the rates of their payments. */
export type RefundSum = Readonly<{
  total: Money<'EUR'>;
  /** When the oldest of them was requested; null without one. */
  oldestAt: Date | null;
}>;

/** Sums of the refunds that a caller has requested. */
export interface RefundSums {
  /**
   * The refunds that a caller has requested since an instant, without those that failed. Locks the caller's refunds until
   * the transaction ends, so that concurrent ones are counted one after the other; take it before the payment's lock.
   * @param requestedBy as `nameOf` writes it
   */
  lockSince(requestedBy: string, since: Date): Promise<RefundSum>;
}
export const RefundSums = token<RefundSums>('payments.RefundSums');
