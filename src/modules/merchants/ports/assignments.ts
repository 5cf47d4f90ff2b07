import { token } from '#kernel/token.ts';

/** The assignments of accountants to merchants. */
export interface Assignments {
  /**
   * Adds an assignment.
   * @returns false when it exists already
   * @throws MerchantNotFound
   */
  assign(merchantId: number, userId: number, at: Date): Promise<boolean>;
  /**
   * Sets the assignments to open merchants to exactly these; assignments to closed merchants stay.
   * @returns the ids added and removed; null, without a change, when a merchant does not exist or is closed
   */
  replace(
    userId: number,
    merchantIds: readonly number[],
    at: Date,
  ): Promise<Readonly<{ added: number[]; removed: number[] }> | null>;
  /** Removes all assignments of a user. */
  removeAll(userId: number): Promise<void>;
}
export const Assignments = token<Assignments>('merchants.Assignments');
