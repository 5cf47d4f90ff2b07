import { token } from '#kernel/token.ts';

/** A merchant's name. */
export type NamedMerchant = Readonly<{ id: number; businessName: string }>;

/** Open merchants; implemented by the module merchants in the caller's transaction. */
export interface OpenMerchants {
  /** Whether the merchant exists and is not closed; locks it against closing until the transaction ends. */
  lock(merchantId: number): Promise<boolean>;
  /** How many members the plan of the merchant allows. */
  mostMembers(merchantId: number): Promise<number>;
  /** Those of the merchants that are open, by name. */
  named(merchantIds: readonly number[]): Promise<readonly NamedMerchant[]>;
  /** Ids of the open merchants that an accountant is assigned to, in ascending order. */
  assignedTo(userId: number): Promise<readonly number[]>;
}
export const OpenMerchants = token<OpenMerchants>('users.OpenMerchants');
