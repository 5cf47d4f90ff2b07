import { isBulgarianVatNumber, isEik } from './bulgarian-identity.ts';
import { countries } from './countries.ts';
import {
  countryOfVatNumber,
  exampleLike,
  isOtherEuVatNumber,
  isOtherMemberState,
  vatPrefixOf,
} from './eu-vat-number.ts';
import type { FieldProblem } from './failure.ts';
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

/** A company that a document is issued to. */
export type Buyer = Readonly<{
  name: string;
  /** The postal address. */
  address: string;
  /** EIK of a Bulgarian company, else a registration number; digits and capital letters. */
  taxId: string | null;
  /** With its country prefix, without spaces. */
  vatNumber: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
}>;

const problem = (field: string, code: string, params = {}): FieldProblem => ({ field, code, params });

const bulgarianProblems = ({ taxId, vatNumber }: Buyer): FieldProblem[] => {
  if (taxId !== null && !isEik(taxId)) return [problem('taxId', 'fields.buyer-eik')];
  if (vatNumber === null) return [];
  if (!isBulgarianVatNumber(vatNumber)) return [problem('vatNumber', 'fields.buyer-vat-number')];
  if (taxId === null || belongTogether(taxId, vatNumber)) return [];
  return [problem('vatNumber', 'fields.buyer-numbers-differ')];
};

const euProblems = ({ vatNumber, country }: Buyer): FieldProblem[] => {
  if (vatNumber === null) return [problem('vatNumber', 'fields.required')];
  if (isVatNumberOf(vatNumber, country)) return [];
  return [
    problem('vatNumber', 'fields.buyer-eu-vat-number', { example: exampleLike(vatPrefixOf(country))! }),
  ];
};

const isMissing = ({ taxId, vatNumber, country }: Buyer): boolean =>
  taxId === null && (country === 'BG' ? vatNumber === null : !isOtherMemberState(country));

const numberProblems = (buyer: Buyer): FieldProblem[] => {
  if (isMissing(buyer)) return [problem('taxId', 'fields.required')];
  if (buyer.country === 'BG') return bulgarianProblems(buyer);
  return isOtherMemberState(buyer.country) ? euProblems(buyer) : [];
};

/**
 * What keeps a document from being issued to this company (VAT Act, art. 114(1)5 and 8): in Bulgaria an EIK or VAT
 * number of one company, in another member state its VAT number, elsewhere a registration number.
 *
 * @returns problems of the fields `buyer.taxId`, `buyer.vatNumber` and `buyer.country`
 */
export const buyerProblems = (buyer: Buyer): FieldProblem[] => {
  if (!countries.includes(buyer.country)) return [problem('buyer.country', 'fields.country')];
  return numberProblems(buyer).map(({ field, ...about }) => ({ ...about, field: `buyer.${field}` }));
};

/** Whether two buyers are the same in every field; null: a private person. */
export const isSameBuyer = (one: Buyer | null, other: Buyer | null): boolean => {
  if (one === null || other === null) return one === other;
  return (Object.keys(one) as (keyof Buyer)[]).every((field) => one[field] === other[field]);
};
