import { isBulgarianTaxId } from '#kernel/bulgarian-identity.ts';
import { belongTogether } from '#kernel/buyer.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
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

/** A new VAT number must be of the company whose EIK the profile has; a stored pair stays. */
const partyProblems = (
  { taxId, vatNumber: stored }: MerchantDetails,
  { vatNumber }: MerchantTerms,
): FieldProblem[] => {
  const isNew = vatNumber !== null && vatNumber !== stored && taxId !== null;
  const isOfTwo = isNew && isBulgarianTaxId(taxId) && !belongTogether(taxId, vatNumber);
  return isOfTwo ? [{ field: 'vatNumber', code: 'fields.numbers-of-two' }] : [];
};

/** The merchant's terms with the given ones, normalised and validated. @throws InvalidFields with all problems */
export const readTerms = (
  merchant: MerchantDetails,
  given: Partial<MerchantTerms>,
  bankCodes: BankChecks,
): MerchantTerms => {
  const wanted = normaliseFiscalProfile({ ...termsOf(merchant), ...given });
  const problems = [...fiscalProblems(wanted, bankCodes), ...partyProblems(merchant, wanted)];
  if (problems.length > 0) throw new InvalidFields(problems);
  return wanted;
};
