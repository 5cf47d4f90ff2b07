import type { LoadPhoneNumbers } from '../../application/read-profile.ts';

/** Loads the numbering plans of all countries on first use. */
export const loadPhoneNumbers: LoadPhoneNumbers = async () =>
  (await import('./libphonenumber-phone-numbers.ts')).libphonenumberPhoneNumbers;
