import { isBulgarianVatNumber, isEik } from '#contract/identity.ts';

export type TaxIdFault = 'digits' | 'checksum' | 'form';

/**
 * What is wrong with a tax id as it was typed; undefined when nothing is, or when only the server can tell (numbers of
 * other member states). Spaces, dots and dashes do not count, as on the server.
 */
export const taxIdFault = (typed: string): TaxIdFault | undefined => {
  const text = typed.toUpperCase().replaceAll(/[\s.-]/g, '');
  if (text === '' || isEik(text) || isBulgarianVatNumber(text)) return undefined;
  const bulgarian = /^(BG)?(\d+)$/.exec(text);
  if (bulgarian) {
    const lengths = bulgarian[1] === undefined ? [9, 13] : [9, 10, 13];
    return lengths.includes(bulgarian[2]!.length) ? 'checksum' : 'digits';
  }
  return /^(?!BG)[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(text) ? undefined : 'form';
};
