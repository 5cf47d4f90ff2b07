import type * as z from 'zod';
import { merchant as answer, type Merchant } from '#contract/merchants.ts';
import type { MerchantDetails } from '../../domain/merchant.ts';
import { missingForDocuments } from '../../domain/missing-for-documents.ts';

/** The fields of the contract, in its order; parsing removes all other fields of the record. */
export const presentMerchant = (merchant: MerchantDetails): Merchant => {
  const presented: z.input<typeof answer> = {
    ...merchant,
    logoUrl: merchant.logoHash === null ? null : `/api/logos/${merchant.logoHash}`,
    missing: missingForDocuments(merchant),
    createdAt: merchant.createdAt.toISOString(),
  };
  return answer.parse(presented);
};
