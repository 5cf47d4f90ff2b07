/** The reading of e-mail addresses, also for forms. */
export { readEmail } from '#kernel/email-address.ts';
