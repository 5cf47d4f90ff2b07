/** Texts of others as people read them. */
export { isolated, shownText, withReadableEmails } from '#kernel/shown-text.ts';
