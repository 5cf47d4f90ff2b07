import { token } from '#kernel/token.ts';
import type { PayoutLine } from '../domain/payout-line.ts';
import type { LinesOfPayout, Payout, PayoutFacts } from '../domain/payout.ts';

/** A payout that may not be stored yet. */
export type SeenPayout = PayoutFacts & Readonly<{ merchantId: number; accountId: string; now: Date }>;

/** Stored payouts and what is in them. */
export interface Payouts {
  /** Null for a payout that is not stored. */
  get(providerPayoutId: string): Promise<Payout | null>;
  /**
   * The stored payout, locked until the transaction ends. A new one is added first, as PENDING and NOT_YET: it is settled
   * as any other.
   */
  lock(seen: SeenPayout): Promise<Payout>;
  /** Writes a locked payout with the next version. */
  save(payout: Payout): Promise<void>;
  /** Adds the lines that are not stored and the payments that were not known. @returns the sum over all stored lines */
  addLines(payoutId: number, lines: readonly PayoutLine[]): Promise<LinesOfPayout>;
}
export const Payouts = token<Payouts>('payouts.Payouts');
