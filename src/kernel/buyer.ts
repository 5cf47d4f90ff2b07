import { isBulgarianVatNumber } from './bulgarian-identity.ts';
import { countryOfVatNumber, isOtherEuVatNumber, isOtherMemberState } from './eu-vat-number.ts';
import type { BuyerKind } from './sale-vat.ts';

/** The facts of a buyer that decide about its tax. */
export type BuyerFacts = Readonly<{
  kind: 'COMPANY' | 'PERSON';
  /** ISO 3166-1 alpha-2; absent or null: that of the VAT number, else Bulgaria. */
  country?: string | null | undefined;
  vatNumber: string | null;
}>;

/** The country of a buyer, ISO 3166-1 alpha-2. */
export const buyerCountryOf = ({ country, vatNumber }: Omit<BuyerFacts, 'kind'>): string =>
  country ?? (vatNumber === null ? null : countryOfVatNumber(vatNumber)) ?? 'BG';

/** Whether the text is a VAT number of that member state, Bulgaria too; numbers XI are of GB (Northern Ireland). */
export const isVatNumberOf = (text: string, country: string): boolean =>
  country === 'BG'
    ? isBulgarianVatNumber(text)
    : isOtherEuVatNumber(text) && countryOfVatNumber(text) === country;

/** The kind of a buyer, by which rates and grounds are allowed. */
export const buyerKindOf = (buyer: BuyerFacts): BuyerKind => {
  const country = buyerCountryOf(buyer);
  const isInUnion = country === 'BG' || isOtherMemberState(country);
  if (buyer.kind === 'PERSON') return isInUnion ? 'PERSON' : 'OUTSIDE_PERSON';
  if (country === 'BG') return 'BG_COMPANY';
  if (buyer.vatNumber !== null && isVatNumberOf(buyer.vatNumber, country)) return 'EU_COMPANY_WITH_VAT';
  return isInUnion ? 'EU_COMPANY_WITHOUT_VAT' : 'OUTSIDE_COMPANY';
};

/** Digits of the EIK in a Bulgarian VAT number; null for a number of a person, with ten digits. */
const eikIn = (vatNumber: string): string | null => /^BG(\d{9}|\d{13})(?:-EX)?$/.exec(vatNumber)?.[1] ?? null;

/**
 * Whether a Bulgarian EIK and VAT number can be of one party: the number is `BG` and the EIK, of a branch that of its
 * company. A number of a person or of another country says nothing about the EIK.
 */
export const belongTogether = (eik: string, vatNumber: string): boolean => {
  const own = eikIn(vatNumber);
  return own === null || own.slice(0, 9) === eik.slice(0, 9);
};
