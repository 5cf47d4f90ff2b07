import { token } from '#kernel/token.ts';

/** Questions to everything that is stored; each answers with what breaks the rule, named for a person. */
export interface PaymentBooks {
  wronglyBooked(): Promise<string[]>;
  unbalanced(): Promise<string[]>;
  brokenHistories(): Promise<string[]>;
  /** Totals of merchants and of days that are not the sums of the payments. */
  wrongTotals(): Promise<string[]>;
  /** Open attempts past their deadline that no job will look at. */
  abandonedAttempts(now: Date): Promise<string[]>;
  /**
   * Sessions of attempts begun since then on this account (any when undefined), by our key. null: the provider refused
   * the attempt here, so that no customer was given its page.
   */
  sessionsSince(
    instant: Date,
    account: string | null | undefined,
  ): Promise<ReadonlyMap<string, string | null>>;
}
export const PaymentBooks = token<PaymentBooks>('payments.PaymentBooks');
