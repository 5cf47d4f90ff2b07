import { token } from '#kernel/token.ts';

/**
 * Whether another module keeps something of a merchant that has to stay: documents and payments for their ten years, and
 * links, because one that was given away has to say that it is cancelled. Each module that does contributes one.
 */
export interface MerchantReferences {
  /** Called in the transaction that has locked the merchant's row. */
  has(merchantId: number): Promise<boolean>;
}
export const MerchantReferences = token<MerchantReferences>('merchants.MerchantReferences');

/** The answers of all modules as one; a module is asked until one has a reference. */
export const combineReferences = (collected: () => readonly MerchantReferences[]): MerchantReferences => ({
  has: async (merchantId) => {
    for (const references of collected()) if (await references.has(merchantId)) return true;
    return false;
  },
});
