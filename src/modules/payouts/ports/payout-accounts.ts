import { token } from '#kernel/token.ts';

/** An account at the provider and its merchant. */
export type PayoutAccount = Readonly<{ merchantId: number; accountId: string }>;

/** Accounts whose payouts are listed. */
export interface PayoutAccounts {
  /** Adds the account of a payment, due at once; without one nothing is added. */
  addOfPayment(paymentId: number, now: Date): Promise<void>;
  /**
   * Claims due accounts, least recently listed first: until `until` no other worker claims them.
   * @param request.latest no account is listed next later than this; one that is was listed by a clock ahead, and is due
   */
  claim(
    request: Readonly<{ limit: number; now: Date; until: Date; latest: Date }>,
  ): Promise<readonly PayoutAccount[]>;
  /** @param nextAt when the payouts of the account are listed again */
  listed(accountId: string, nextAt: Date): Promise<void>;
  /**
   * From when payouts are listed: the oldest that may still change at the provider, else the newest; null without any.
   * @param followedSince payouts that arrived before this instant do not change any more
   */
  listFrom(accountId: string, followedSince: Date): Promise<Date | null>;
}
export const PayoutAccounts = token<PayoutAccounts>('payouts.PayoutAccounts');
