/** The check digits and forms of identifiers, for forms: the server refuses the same values. */
export { isBulgarianTaxId, isBulgarianVatNumber } from '#kernel/bulgarian-identity.ts';
export { plainNumber, readVatNumber } from '#kernel/vat-number.ts';
