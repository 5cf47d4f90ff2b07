/** Addresses as people read them. The pay page takes only types from the contract itself; its server renders these. */
export { withReadableEmails } from '#contract/shown-text.ts';
