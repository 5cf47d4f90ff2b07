import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { PhoneNumbers } from '#kernel/phone-numbers.ts';

/** The valid number that a text is, whole. */
const parse = (text: string, defaultCountry: CountryCode) => {
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  return number?.isValid() === true ? number : null;
};

/** „вътр. 12“, as Bulgarians write an extension. */
const bulgarianExtension = /\s*вътр(?:ешен|\.)?\s*(\d{1,6})\s*$/iu;

export const libphonenumberPhoneNumbers: PhoneNumbers = {
  read: (text) => {
    const number = parse(text, 'BG');
    return number === null || number.ext !== undefined ? null : number.number;
  },
  areValid: (text, country) => {
    const home = isSupportedCountry(country) ? country : 'BG';
    const isOne = (part: string): boolean =>
      parse(part.replace(bulgarianExtension, ' ext. $1').trim(), home) !== null;
    // A slash parts numbers, or the area from the rest of one: „02/987 65 43“.
    return text.split(/[,;]/).every((part) => isOne(part) || part.split('/').every(isOne));
  },
};
