/** Addresses as people read them. The pay page takes only types from the contract itself; its server renders these. */
export { mailtoOf, shownText, withReadableEmails } from '#contract/shown-text.ts';
