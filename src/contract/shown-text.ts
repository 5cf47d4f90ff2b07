/** Texts of others inside messages of ours, for every page: isolated by direction, mail domains in their readable form. */
export { isolated, shownText, withReadableEmails } from '#kernel/shown-text.ts';
