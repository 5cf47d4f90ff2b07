/** A phone number with spaces, as people write it. */
export { readablePhoneNumber } from '#kernel/readable-phone-number.ts';
