import { isBulgarianTaxId, isBulgarianVatNumber } from '#kernel/bulgarian-identity.ts';
import { exampleLike, isOtherEuVatNumber } from '#kernel/eu-vat-number.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { readVatNumber } from '#kernel/vat-number.ts';

const bulgarianExample = 'BG175074752';

/**
 * Normalises a tax id for storage: a Bulgarian EIK without `BG`, so that one company has one tax id; any other number with
 * its country prefix.
 */
export const normaliseTaxId = (given: string): string => {
  const text = readVatNumber(given);
  const eik = /^BG(\d{9}|\d{13})$/.exec(text)?.[1];
  return eik ?? text;
};

/** The valid VAT number in a tax id with the prefix `BG`, without spaces; null for any other tax id. */
export const bulgarianVatNumberIn = (given: string): string | null => {
  const text = readVatNumber(given);
  return isBulgarianVatNumber(text) ? text : null;
};

const isTaxId = (normalised: string): boolean =>
  isBulgarianTaxId(normalised) || isBulgarianVatNumber(normalised) || isOtherEuVatNumber(normalised);

/** Validates a normalised tax id; the example in the message is of the same country. */
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

/** A VAT number with its country prefix, as documents show it. */
export const normaliseVatNumber = (given: string): string => given.toUpperCase().replaceAll(/[\s.]/g, '');

/** Whether a normalised VAT number is valid; numbers of the SME scheme have the suffix `-EX`, others have not. */
export const isVatNumber = (normalised: string, isSmeScheme: boolean): boolean => {
  if (isSmeScheme !== normalised.endsWith('-EX')) return false;
  const number = normalised.replace(/-EX$/, '');
  return isBulgarianVatNumber(number) || isOtherEuVatNumber(number);
};
