import type { Language } from '#kernel/language.ts';
import { defineTable, generated, instant, optionalInstant, plain } from '#platform/database/define-table.ts';
import type { FiscalMode, VatRegistration } from '../../domain/fiscal-profile.ts';
import type { Plan } from '#kernel/plans.ts';
import type { BusinessType } from '../../domain/merchant-profile.ts';
import type { MerchantStatus } from '../../domain/merchant-status.ts';

/** Columns that no document needs: the erasure of a closed merchant sets them to null. */
const erasable = {
  iban: plain<string | null>(),
  bic: plain<string | null>(),
  invoiceAuthor: plain<string | null>(),
  returnTerms: plain<string | null>(),
  logoHash: plain<string | null>(),
  brandColor: plain<string | null>(),
};

/** Columns that may hold personal data: the response to a data subject (GDPR art. 15). */
const personal = {
  id: generated<number>(),
  businessName: plain<string>(),
  businessType: plain<BusinessType>(),
  email: plain<string>(),
  phoneNumber: plain<string>(),
  address: plain<string>(),
  taxId: plain<string | null>(),
  vatNumber: plain<string | null>(),
  ...erasable,
  status: plain<MerchantStatus>(),
  plan: plain<Plan>(),
  wantedPlan: plain<Plan | null>(),
  language: plain<Language>(),
  createdAt: instant(),
  closedAt: optionalInstant(),
};

/** All columns of the aggregate. */
export const merchants = defineTable('merchants', {
  ...personal,
  vatRegistration: plain<VatRegistration>(),
  fiscalMode: plain<FiscalMode>(),
  eShopNumber: plain<string | null>(),
  slug: plain<string>(),
  updatedAt: instant(),
  version: plain<number>(),
});

/** The personal columns of a merchant. */
export const personalMerchants = defineTable('merchants', personal);
/** The personal columns that an erasure sets to null. */
export const erasableMerchants = defineTable('merchants', erasable);
