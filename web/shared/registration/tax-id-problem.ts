import { isBulgarianTaxId, isBulgarianVatNumber, readVatNumber } from '#contract/identity.ts';

/** Whether the number is a valid Bulgarian VAT number, which implies a VAT registration. */
export const meansVatRegistration = (typed: string): boolean => isBulgarianVatNumber(readVatNumber(typed));

export type TaxIdProblem = 'digits' | 'checksum' | 'form';

/**
 * The problem of a typed tax id; undefined for a valid one and for numbers of other member states, which the server
 * validates.
 */
export const taxIdProblem = (typed: string): TaxIdProblem | undefined => {
  const text = readVatNumber(typed);
  if (text === '' || isBulgarianTaxId(text) || isBulgarianVatNumber(text)) return undefined;
  const bulgarian = /^(?:BG)?(\d+)$/.exec(text);
  if (bulgarian) {
    return [9, 10, 13].includes(bulgarian[1]!.length) ? 'checksum' : 'digits';
  }
  return /^(?!BG)[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(text) ? undefined : 'form';
};
