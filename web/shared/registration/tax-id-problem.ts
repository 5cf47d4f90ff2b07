import { isBulgarianVatNumber, isEik } from '#contract/identity.ts';

/** Normalised as on the server: without spaces, dots and dashes. */
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.-]/g, '');

/** Whether the number is a valid Bulgarian VAT number, which implies a VAT registration. */
export const meansVatRegistration = (typed: string): boolean => isBulgarianVatNumber(plain(typed));

export type TaxIdProblem = 'digits' | 'checksum' | 'form';

/**
 * The problem of a typed tax id; undefined for a valid one and for numbers of other member states, which the server
 * validates.
 */
export const taxIdProblem = (typed: string): TaxIdProblem | undefined => {
  const text = plain(typed);
  if (text === '' || isEik(text) || isBulgarianVatNumber(text)) return undefined;
  const bulgarian = /^(BG)?(\d+)$/.exec(text);
  if (bulgarian) {
    const lengths = bulgarian[1] === undefined ? [9, 13] : [9, 10, 13];
    return lengths.includes(bulgarian[2]!.length) ? 'checksum' : 'digits';
  }
  return /^(?!BG)[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(text) ? undefined : 'form';
};
