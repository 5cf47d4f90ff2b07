import type { LoadPhoneNumbers } from '#kernel/phone-numbers.ts';

/** Loads the numbering plans of all countries on first use. */
export const loadPhoneNumbers: LoadPhoneNumbers = async () =>
  (await import('./libphonenumber-phone-numbers.ts')).libphonenumberPhoneNumbers;
