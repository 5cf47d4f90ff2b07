/** A phone number with spaces. The pay page takes only types from the contract itself. */
export { readablePhoneNumber } from '#contract/readable-phone-number.ts';
