import { InvalidFields } from '#kernel/failure.ts';
import { fiscalProblems, normaliseFiscalProfile, type BankChecks } from '../domain/fiscal-problems.ts';
import type { MerchantDetails, MerchantTerms } from '../domain/merchant.ts';

const termsOf = (merchant: MerchantDetails): MerchantTerms => ({
  language: merchant.language,
  vatRegistration: merchant.vatRegistration,
  vatNumber: merchant.vatNumber,
  fiscalMode: merchant.fiscalMode,
  eShopNumber: merchant.eShopNumber,
  iban: merchant.iban,
  bic: merchant.bic,
  invoiceAuthor: merchant.invoiceAuthor,
});

/** The merchant's terms with the given ones, normalised and validated. @throws InvalidFields with all problems */
export const readTerms = (
  merchant: MerchantDetails,
  given: Partial<MerchantTerms>,
  bankCodes: BankChecks,
): MerchantTerms => {
  const wanted = normaliseFiscalProfile({ ...termsOf(merchant), ...given });
  const problems = fiscalProblems(wanted, bankCodes);
  if (problems.length > 0) throw new InvalidFields(problems);
  return wanted;
};
