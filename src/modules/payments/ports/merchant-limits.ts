import type { BusinessDate } from '#kernel/business-date.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { LimitAmounts, LimitFacts, ReachedLimit } from '../domain/merchant-limits.ts';

/** Limits set for a merchant, with the reason and who set them. */
export type SetLimits = LimitAmounts & Readonly<{ reason: string; by: string; at: Date }>;

/** A limit that a checkout of a merchant would have exceeded, on a day in Sofia. */
export type LimitReached = Readonly<{ merchantId: number; day: BusinessDate; limit: ReachedLimit; at: Date }>;

/** Limits of merchants, and what they have taken. */
export interface MerchantLimits {
  factsOf(merchantId: number): Promise<LimitFacts>;
  /**
   * The euro sum of the payments of a merchant that are open, or succeeded since an instant. Locks the merchant's order
   * counter until the transaction ends, so that concurrent checkouts are counted one after the other.
   */
  lockUsed(merchantId: number, since: Date): Promise<Money<'EUR'>>;
  /** Replaces the limits set for a merchant. */
  set(merchantId: number, limits: SetLimits): Promise<void>;
  /** @returns false when one was recorded for the merchant and day before */
  recordReached(reached: LimitReached): Promise<boolean>;
}
export const MerchantLimits = token<MerchantLimits>('payments.MerchantLimits');
