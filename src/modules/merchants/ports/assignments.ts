import { token } from '#kernel/token.ts';

/** An accountant who reads the documents and payments of a merchant. */
export type Assignment = Readonly<{
  merchantId: number;
  userId: number;
  assignedAt: Date;
  /** The member of the merchant's team who invited the accountant; null when an administrator assigned it. */
  grantedBy: number | null;
}>;

/** The assignments of accountants to merchants. */
export interface Assignments {
  /**
   * Adds an assignment.
   * @returns false when it exists already
   * @throws MerchantNotFound
   */
  assign(assignment: Assignment): Promise<boolean>;
  /** Removes an assignment. @returns false when there is none */
  remove(merchantId: number, userId: number): Promise<boolean>;
  /** The assignments to a merchant, the oldest first. */
  ofMerchant(merchantId: number): Promise<readonly Assignment[]>;
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
