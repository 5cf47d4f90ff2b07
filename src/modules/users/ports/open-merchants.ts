import { token } from '#kernel/token.ts';

/** What users need to know of merchants; the module merchants answers, in the caller's transaction. */
export interface OpenMerchants {
  /** Whether the merchant exists and is not closed; until the transaction ends nothing can close it. */
  lock(merchantId: number): Promise<boolean>;
  /** Ids of the open merchants that an accountant is assigned to, in ascending order. */
  assignedTo(userId: number): Promise<readonly number[]>;
}
export const OpenMerchants = token<OpenMerchants>('users.OpenMerchants');
