/** Texts of others as people read them. The pay page takes only types from the contract itself. */
export { isolated, withReadableEmails } from '#contract/shown-text.ts';
