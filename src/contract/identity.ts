/** The check digits of Bulgarian identifiers, for forms: the server refuses the same values. */
export { isBulgarianVatNumber, isEik } from '#kernel/bulgarian-identity.ts';
