import type * as z from 'zod';
import {
  merchant as answer,
  type Merchant,
  type MerchantRegistration,
} from '#contract/merchants/merchants.ts';
import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import type { MerchantDetails } from '../../domain/merchant.ts';
import { missingForDocuments } from '../../domain/missing-for-documents.ts';
import { holdingOf, type Registration } from '../../domain/registrations.ts';

/** The fields of the contract, in its order; parsing removes all other fields of the record. */
export const presentMerchant = (merchant: MerchantDetails): Merchant => {
  const presented: z.input<typeof answer> = {
    ...merchant,
    wantedPlan: merchant.wantedPlan ?? undefined,
    logoUrl: merchant.logoHash === null ? null : `/api/logos/${merchant.logoHash}`,
    missing: missingForDocuments(merchant),
    createdAt: merchant.createdAt.toISOString(),
  };
  return answer.parse(presented);
};

/** The registrations that hold, the newest first. @param recorded in the order in which they were recorded */
export const presentRegistrations = (recorded: readonly Registration[]): MerchantRegistration[] =>
  holdingOf(recorded).toReversed();

/** The given first day of a registration; null for none. */
export const readDay = (given: string | null | undefined): BusinessDate | null =>
  given ? businessDate(given) : null;
