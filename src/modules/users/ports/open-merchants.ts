import { token } from '#kernel/token.ts';

/** What users have to know of merchants. */
export interface OpenMerchants {
  /** Whether there is such a merchant and it is not closed; it cannot be closed before the transaction ends. */
  hold(merchantId: number): Promise<boolean>;
}
export const OpenMerchants = token<OpenMerchants>('users.OpenMerchants');
