import { token } from '#kernel/token.ts';
import type { PayoutLine } from '../domain/payout-line.ts';
import type { LinesOfPayout, Payout, PayoutFacts } from '../domain/payout.ts';

/** A payout that may not be stored yet. */
export type SeenPayout = PayoutFacts & Readonly<{ merchantId: number; accountId: string; now: Date }>;

/** An account at the provider and its merchant. */
export type PayoutAccount = Readonly<{ merchantId: number; accountId: string }>;

/** Stored payouts, what is in them, and the accounts whose payouts are listed. */
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
  /** Adds the account of a payment, due at once; without one nothing is added. */
  addAccountOfPayment(paymentId: number, now: Date): Promise<void>;
  /**
   * Claims due accounts, least recently listed first: until `until` no other worker claims them.
   * @param request.latest no account is listed next later than this; one that is was listed by a clock ahead, and is due
   */
  claimAccounts(
    request: Readonly<{ limit: number; now: Date; until: Date; latest: Date }>,
  ): Promise<readonly PayoutAccount[]>;
  /** @param nextAt when the payouts of the account are listed again */
  accountListed(accountId: string, nextAt: Date): Promise<void>;
  /**
   * From when payouts are listed: the oldest that may still change at the provider, else the newest; null without any.
   * @param followedSince payouts that arrived before this instant do not change any more
   */
  listFrom(accountId: string, followedSince: Date): Promise<Date | null>;
}
export const Payouts = token<Payouts>('payouts.Payouts');
