import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { isEachNumber, type PhoneNumbers } from '#kernel/phone-numbers.ts';

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
    return isEachNumber(
      text,
      (part) => parse(part.replace(bulgarianExtension, ' ext. $1').trim(), home) !== null,
    );
  },
};
