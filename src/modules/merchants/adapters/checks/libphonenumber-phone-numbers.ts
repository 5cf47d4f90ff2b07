import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { PhoneNumbers } from '../../application/read-profile.ts';

export const libphonenumberPhoneNumbers: PhoneNumbers = {
  read: (text) => {
    const number = parsePhoneNumberFromString(text, { defaultCountry: 'BG', extract: false });
    return number?.isValid() === true && number.ext === undefined ? number.number : null;
  },
};
