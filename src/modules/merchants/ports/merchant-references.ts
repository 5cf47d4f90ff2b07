import { token } from '#kernel/token.ts';

/**
 * Records of another module that prevent the erasure of a merchant: documents and payments (kept for ten years), and
 * payment links (a shared link must still say that it is cancelled). Contributed by each module with such records.
 */
export interface MerchantReferences {
  /** Whether there are such records; called in the transaction that locks the merchant's row. */
  has(merchantId: number): Promise<boolean>;
}
export const MerchantReferences = token<MerchantReferences>('merchants.MerchantReferences');

/** Combines the contributions of all modules; stops at the first that has a reference. */
export const combineReferences = (collected: () => readonly MerchantReferences[]): MerchantReferences => ({
  has: async (merchantId) => {
    for (const references of collected()) if (await references.has(merchantId)) return true;
    return false;
  },
});
