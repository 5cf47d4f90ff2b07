import { isBulgarianVatNumber, isEik } from '#contract/identity.ts';

/** As the server reads it: without spaces, dots and dashes. */
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.-]/g, '');

/** Whether registering with this number means registered for VAT: a valid Bulgarian VAT number. */
export const meansVatRegistration = (typed: string): boolean => isBulgarianVatNumber(plain(typed));

export type TaxIdFault = 'digits' | 'checksum' | 'form';

/**
 * What is wrong with a tax id as it was typed; undefined when nothing is, or when only the server can tell (numbers of
 * other member states).
 */
export const taxIdFault = (typed: string): TaxIdFault | undefined => {
  const text = plain(typed);
  if (text === '' || isEik(text) || isBulgarianVatNumber(text)) return undefined;
  const bulgarian = /^(BG)?(\d+)$/.exec(text);
  if (bulgarian) {
    const lengths = bulgarian[1] === undefined ? [9, 13] : [9, 10, 13];
    return lengths.includes(bulgarian[2]!.length) ? 'checksum' : 'digits';
  }
  return /^(?!BG)[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(text) ? undefined : 'form';
};
