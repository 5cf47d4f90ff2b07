/** Texts of others as people read them. */
export { mailtoOf, shownText, withReadableEmails } from '#kernel/shown-text.ts';
