export { readablePhoneNumber } from '#kernel/readable-phone-number.ts';
