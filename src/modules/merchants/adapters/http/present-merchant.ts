import type { Merchant as MerchantAnswer } from '#contract/merchants.ts';
import type { MerchantState } from '../../domain/merchant.ts';
import { missingForDocuments } from '../../domain/missing-for-documents.ts';

export const presentMerchant = (merchant: MerchantState): MerchantAnswer => ({
  id: merchant.id,
  businessName: merchant.businessName,
  businessType: merchant.businessType,
  email: merchant.email,
  phoneNumber: merchant.phoneNumber,
  address: merchant.address,
  taxId: merchant.taxId,
  status: merchant.status,
  plan: merchant.plan,
  vatRegistration: merchant.vatRegistration,
  vatNumber: merchant.vatNumber,
  fiscalMode: merchant.fiscalMode,
  eShopNumber: merchant.eShopNumber,
  iban: merchant.iban,
  bic: merchant.bic,
  invoiceAuthor: merchant.invoiceAuthor,
  slug: merchant.slug,
  logoUrl: merchant.logoHash === null ? null : `/api/logos/${merchant.logoHash}`,
  language: merchant.language,
  missing: missingForDocuments(merchant),
  createdAt: merchant.createdAt.toISOString(),
});
