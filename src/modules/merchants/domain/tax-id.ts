import { isBulgarianVatNumber, isEik } from '#kernel/bulgarian-identity.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { exampleLike, isOtherEuVatNumber } from './eu-vat-number.ts';

const bulgarianExample = 'BG175074752';

/** Capital letters, without the spaces, dots and dashes that people write. */
const plain = (given: string): string => given.toUpperCase().replaceAll(/[\s.-]/g, '');

/**
 * A tax id as it is kept: the EIK alone when it came with `BG`, so that one company has one tax id; otherwise the
 * number with its country.
 */
export const normaliseTaxId = (given: string): string => {
  const text = plain(given);
  const eik = /^BG(\d{9}|\d{13})$/.exec(text)?.[1];
  return eik ?? text;
};

/** The VAT number in a tax id that was given with `BG`, valid and without spaces; null for any other tax id. */
export const bulgarianVatNumberIn = (given: string): string | null => {
  const text = plain(given);
  return isBulgarianVatNumber(text) ? text : null;
};

const isTaxId = (normalised: string): boolean =>
  isEik(normalised) || isBulgarianVatNumber(normalised) || isOtherEuVatNumber(normalised);

/** What is wrong with a normalised tax id; the example is one of the country it names. */
export const taxIdProblems = (normalised: string): FieldProblem[] =>
  isTaxId(normalised)
    ? []
    : [
        {
          field: 'taxId',
          code: 'fields.tax-id',
          params: { example: exampleLike(normalised) ?? bulgarianExample },
        },
      ];

/** A VAT number with its country, as documents show it. */
export const normaliseVatNumber = (given: string): string => given.toUpperCase().replaceAll(/[\s.]/g, '');

/** Numbers of the SME scheme are an ordinary one with `-EX` behind it. */
export const isVatNumber = (normalised: string, isSmeScheme: boolean): boolean => {
  if (isSmeScheme !== normalised.endsWith('-EX')) return false;
  const number = normalised.replace(/-EX$/, '');
  return isBulgarianVatNumber(number) || isOtherEuVatNumber(number);
};
