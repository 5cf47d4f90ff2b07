import type { SmtpInbox } from '#test/support/smtp-inbox.ts';

/** The mails to customers, without those to the tests' merchants. */
export const receiptsIn = ({ mails }: Pick<SmtpInbox, 'mails'>): SmtpInbox['mails'][number][] =>
  mails.filter(({ to }) => !to.some((email) => /^merchant-\d+@/.test(email)));
