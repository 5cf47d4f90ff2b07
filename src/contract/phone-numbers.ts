/** The numbers of a text, as people write several. */
export { isEachNumber } from '#kernel/phone-numbers.ts';
