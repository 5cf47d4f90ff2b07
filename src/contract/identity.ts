/** The checksums of Bulgarian identifiers, so that a form can say at once what the server would refuse. */
export { isBulgarianVatNumber, isEik } from '#kernel/bulgarian-identity.ts';
