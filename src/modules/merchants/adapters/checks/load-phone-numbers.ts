import type { LoadPhoneNumbers } from '../../application/read-profile.ts';

/** The numbering plans of all countries are loaded with the first number that is read. */
export const loadPhoneNumbers: LoadPhoneNumbers = async () =>
  (await import('./libphonenumber-phone-numbers.ts')).libphonenumberPhoneNumbers;
