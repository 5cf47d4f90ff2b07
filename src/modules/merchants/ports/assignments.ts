import { token } from '#kernel/token.ts';

/** Which accountant is assigned to which merchants. */
export interface Assignments {
  /** False when it is so already. @throws MerchantNotFound */
  assign(merchantId: number, userId: number, at: Date): Promise<boolean>;
  /** Of the merchants that are open exactly these. Null, and nothing is done, when one of them does not exist. */
  replace(
    userId: number,
    merchantIds: readonly number[],
    at: Date,
  ): Promise<Readonly<{ added: number[]; removed: number[] }> | null>;
  removeAll(userId: number): Promise<void>;
}
export const Assignments = token<Assignments>('merchants.Assignments');
