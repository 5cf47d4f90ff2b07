import { isBulgarianTaxId, isBulgarianVatNumber } from '#contract/identity.ts';

/** The field of a customer to which a searched text belongs: an EIK, a VAT number, an e-mail, else a name. */
export const typedCustomer = (
  text: string,
): Partial<Record<'taxId' | 'vatNumber' | 'email' | 'name', string>> => {
  const typed = text.trim();
  if (isBulgarianTaxId(typed)) return { taxId: typed };
  if (isBulgarianVatNumber(typed.toUpperCase())) return { vatNumber: typed.toUpperCase() };
  return typed.includes('@') ? { email: typed } : { name: typed };
};
