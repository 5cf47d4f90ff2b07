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

/** The terms that stand with those that were given, as they are kept. @throws InvalidFields with all that is wrong */
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
