import { isBulgarianTaxId, isPersonalTaxId } from './bulgarian-identity.ts';
import { countries } from './countries.ts';
import { countryOfVatNumber, isOtherMemberState } from './eu-vat-number.ts';
import type { FieldProblem } from './failure.ts';
import type { BuyerKind } from './sale-vat.ts';
import { exampleVatNumberOf, isEuVatNumberOf, isVatNumberOf } from './vat-number.ts';
import { vatTerritoryOf, type TerritoryScope } from './vat-territories.ts';

/** The facts of a buyer that decide about its tax. */
export type BuyerFacts = Readonly<{
  kind: 'COMPANY' | 'PERSON';
  /** ISO 3166-1 alpha-2; absent or null: that of the VAT number, else Bulgaria. */
  country?: string | null | undefined;
  vatNumber: string | null;
  /** The postal address, whose postal code can be of a territory outside the Union's VAT. */
  address?: string | null | undefined;
}>;

/** The country of a buyer, ISO 3166-1 alpha-2. */
export const buyerCountryOf = ({ country, vatNumber }: Pick<BuyerFacts, 'country' | 'vatNumber'>): string =>
  country ?? (vatNumber === null ? null : countryOfVatNumber(vatNumber)) ?? 'BG';

/** How the place of a buyer counts for VAT: MEMBER of another member state, BG, OUTSIDE the Union, or GOODS only. */
const placeOf = (
  buyer: Omit<BuyerFacts, 'kind'>,
): 'BG' | 'MEMBER' | Exclude<TerritoryScope, 'AS_COUNTRY'> => {
  const country = buyerCountryOf(buyer);
  const isNorthern = country === 'GB' && buyer.vatNumber !== null && isEuVatNumberOf(buyer.vatNumber, 'GB');
  const scope = isNorthern ? 'GOODS' : (vatTerritoryOf({ ...buyer, country })?.scope ?? 'AS_COUNTRY');
  if (scope !== 'AS_COUNTRY') return scope;
  if (country === 'BG') return 'BG';
  return isOtherMemberState(country) ? 'MEMBER' : 'OUTSIDE';
};

/** Whether the place of a party is in the VAT territory of another member state; in Northern Ireland it is not, for services. */
export const isInOtherMemberState = (party: Omit<BuyerFacts, 'kind'>): boolean => placeOf(party) === 'MEMBER';

/** The kind of a buyer, by which rates and grounds are allowed. */
export const buyerKindOf = (buyer: BuyerFacts): BuyerKind => {
  const place = placeOf(buyer);
  if (buyer.kind === 'PERSON') return place === 'OUTSIDE' ? 'OUTSIDE_PERSON' : 'PERSON';
  if (place === 'BG') return 'BG_COMPANY';
  if (place === 'OUTSIDE') return 'OUTSIDE_COMPANY';
  const hasNumber = buyer.vatNumber !== null && isEuVatNumberOf(buyer.vatNumber, buyerCountryOf(buyer));
  if (place === 'GOODS') return hasNumber ? 'NI_COMPANY_WITH_VAT' : 'NI_COMPANY_WITHOUT_VAT';
  return hasNumber ? 'EU_COMPANY_WITH_VAT' : 'EU_COMPANY_WITHOUT_VAT';
};

/** Digits of the EIK in a Bulgarian VAT number; null for a number of a person, with ten digits. */
const eikIn = (vatNumber: string): string | null => /^BG(\d{9}|\d{13})(?:-EX)?$/.exec(vatNumber)?.[1] ?? null;

/**
 * Whether a Bulgarian tax id and VAT number can be of one party: the number is `BG` and the EIK, of a branch that of its
 * company; with the number of a person in BULSTAT it is `BG` and that number. Beside an EIK, a VAT number of a person or of
 * another country says nothing.
 */
export const belongTogether = (taxId: string, vatNumber: string): boolean => {
  if (isPersonalTaxId(taxId) && vatNumber.startsWith('BG'))
    return vatNumber.replace(/-EX$/, '') === `BG${taxId}`;
  const own = eikIn(vatNumber);
  return own === null || own.slice(0, 9) === taxId.slice(0, 9);
};

/** A company that a document is issued to. */
export type Buyer = Readonly<{
  name: string;
  /** The postal address. */
  address: string;
  /** EIK, or the number of a person in BULSTAT, of a Bulgarian company; else a registration number. */
  taxId: string | null;
  /** With its country prefix, without spaces. */
  vatNumber: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
}>;

/** The numbers of a company with its country, ISO 3166-1 alpha-2. */
export type CompanyNumbers = Pick<Buyer, 'taxId' | 'vatNumber' | 'country'>;

const problem = (field: string, code: string, params = {}): FieldProblem => ({ field, code, params });

const vatNumberProblems = ({ taxId, vatNumber, country }: CompanyNumbers): FieldProblem[] => {
  if (vatNumber === null) return [];
  if (!isVatNumberOf(vatNumber, country)) {
    const code = country === 'BG' ? 'fields.buyer-vat-number' : 'fields.buyer-vat-number-abroad';
    return [problem('vatNumber', code, { example: exampleVatNumberOf(country) })];
  }
  const isOneParty = country !== 'BG' || taxId === null || belongTogether(taxId, vatNumber);
  return isOneParty ? [] : [problem('vatNumber', 'fields.numbers-of-two')];
};

/**
 * Problems of the form of a company's numbers, with the fields `taxId` and `vatNumber`: check digits in Bulgaria, the form
 * of a VAT number elsewhere. A number of another country's register has no known form.
 */
export const numberFormProblems = (numbers: CompanyNumbers): FieldProblem[] => {
  const { taxId, country } = numbers;
  const isTaxId = taxId === null || country !== 'BG' || isBulgarianTaxId(taxId);
  return [...(isTaxId ? [] : [problem('taxId', 'fields.buyer-eik')]), ...vatNumberProblems(numbers)];
};

/**
 * As `numberFormProblems`, for the recipient of a document: one in Bulgaria has a number of its register or of VAT. Abroad a
 * document states the numbers that the recipient has (VAT Act, art. 114(1)8); where a ground needs one of them, the rules
 * of the ground ask for it.
 */
export const companyNumberProblems = (numbers: CompanyNumbers): FieldProblem[] =>
  numbers.country === 'BG' && numbers.taxId === null && numbers.vatNumber === null
    ? [problem('taxId', 'fields.required')]
    : numberFormProblems(numbers);

/**
 * What keeps a document from being issued to this company.
 * @returns problems of the fields `buyer.taxId`, `buyer.vatNumber` and `buyer.country`
 */
export const buyerProblems = (buyer: Buyer): FieldProblem[] => {
  if (!countries.includes(buyer.country)) return [problem('buyer.country', 'fields.country')];
  return companyNumberProblems(buyer).map(({ field, ...about }) => ({ ...about, field: `buyer.${field}` }));
};

/** Whether two buyers are the same in every field; null: a private person. */
export const isSameBuyer = (one: Buyer | null, other: Buyer | null): boolean => {
  if (one === null || other === null) return one === other;
  return (Object.keys(one) as (keyof Buyer)[]).every((field) => one[field] === other[field]);
};
