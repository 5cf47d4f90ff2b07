import { isBulgarianVatNumber, isEik } from './bulgarian-identity.ts';
import { countryCodes, isInEu } from './countries.ts';
import { exampleLike, isOtherEuVatNumber } from './eu-vat-number.ts';
import type { FieldProblem } from './failure.ts';

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

/** The prefix of a country's VAT numbers: Greece writes EL. */
const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

const problem = (field: string, code: string, params = {}): FieldProblem => ({ field, code, params });

/** The VAT number of a Bulgarian company is `BG` and its EIK; a branch has the number of its company. */
const areOfOne = (eik: string, vatNumber: string): boolean =>
  vatNumber === `BG${eik}` || vatNumber === `BG${eik.slice(0, 9)}`;

const bulgarianProblems = ({ taxId, vatNumber }: Buyer): FieldProblem[] => {
  if (taxId !== null && !isEik(taxId)) return [problem('taxId', 'fields.buyer-eik')];
  if (vatNumber === null) return [];
  if (!isBulgarianVatNumber(vatNumber)) return [problem('vatNumber', 'fields.buyer-vat-number')];
  if (taxId === null || areOfOne(taxId, vatNumber)) return [];
  return [problem('vatNumber', 'fields.buyer-numbers-differ')];
};

const euProblems = ({ vatNumber, country }: Buyer): FieldProblem[] => {
  if (vatNumber === null) return [problem('vatNumber', 'fields.required')];
  const prefix = vatPrefixOf(country);
  if (vatNumber.startsWith(prefix) && isOtherEuVatNumber(vatNumber)) return [];
  return [problem('vatNumber', 'fields.buyer-eu-vat-number', { example: exampleLike(prefix)! })];
};

/**
 * What keeps a document from being issued to this company (VAT Act, art. 114(1)5 and 8): in Bulgaria an EIK or VAT
 * number of one company, in another member state its VAT number, elsewhere a registration number.
 *
 * @returns problems of the fields `buyer.taxId`, `buyer.vatNumber` and `buyer.country`
 */
export const buyerProblems = (buyer: Buyer): FieldProblem[] => {
  const { taxId, vatNumber, country } = buyer;
  if (!countryCodes.includes(country)) return [problem('buyer.country', 'fields.country')];
  const isMissing = taxId === null && (country === 'BG' ? vatNumber === null : !isInEu(country));
  const problems = isMissing
    ? [problem('taxId', 'fields.required')]
    : country === 'BG'
      ? bulgarianProblems(buyer)
      : isInEu(country)
        ? euProblems(buyer)
        : [];
  return problems.map(({ field, ...about }) => ({ ...about, field: `buyer.${field}` }));
};

/** Whether two buyers are the same in every field; null: a private person. */
export const isSameBuyer = (one: Buyer | null, other: Buyer | null): boolean => {
  if (one === null || other === null) return one === other;
  return (Object.keys(one) as (keyof Buyer)[]).every((field) => one[field] === other[field]);
};
