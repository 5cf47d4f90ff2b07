import { InvalidFields } from '#kernel/failure.ts';
import { fiscalProblems, normaliseFiscalProfile } from '../domain/fiscal-problems.ts';
import type { MerchantState, MerchantTerms } from '../domain/merchant.ts';
import type { BankCodes } from '../ports/bank-codes.ts';

const termsOf = (merchant: MerchantState): MerchantTerms => ({
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
  merchant: MerchantState,
  given: Partial<MerchantTerms>,
  bankCodes: BankCodes,
): MerchantTerms => {
  const wanted = normaliseFiscalProfile({ ...termsOf(merchant), ...given });
  const problems = fiscalProblems(wanted, bankCodes);
  if (problems.length > 0) throw new InvalidFields(problems);
  return wanted;
};
