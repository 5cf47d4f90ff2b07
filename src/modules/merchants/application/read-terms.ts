import { InvalidFields } from '#kernel/failure.ts';
import { fiscalProblems, normaliseFiscalProfile } from '../domain/fiscal-problems.ts';
import type { MerchantState, MerchantTerms } from '../domain/merchant.ts';
import type { BankCodes } from '../ports/bank-codes.ts';

/** The terms that stand with those that were given, as they are kept. @throws InvalidFields with all that is wrong */
export const readTerms = (
  {
    plan,
    language,
    vatRegistration,
    vatNumber,
    fiscalMode,
    eShopNumber,
    iban,
    bic,
    invoiceAuthor,
  }: MerchantState,
  given: Partial<MerchantTerms>,
  bankCodes: BankCodes,
): MerchantTerms => {
  const standing = {
    plan,
    language,
    vatRegistration,
    vatNumber,
    fiscalMode,
    eShopNumber,
    iban,
    bic,
    invoiceAuthor,
  };
  const wanted = normaliseFiscalProfile({ ...standing, ...given });
  const problems = fiscalProblems(wanted, bankCodes);
  if (problems.length > 0) throw new InvalidFields(problems);
  return wanted;
};
