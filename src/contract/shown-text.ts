/** Texts of others as people read them. */
export { shownText, withReadableEmails } from '#kernel/shown-text.ts';
