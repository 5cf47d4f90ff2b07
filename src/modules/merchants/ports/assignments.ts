import { token } from '#kernel/token.ts';

/** Which accountant keeps the books of which merchants. */
export interface Assignments {
  /** False when it is so already. @throws MerchantNotFound */
  assign(merchantId: number, userId: number, at: Date): Promise<boolean>;
  merchantsOf(userId: number): Promise<number[]>;
}
export const Assignments = token<Assignments>('merchants.Assignments');
