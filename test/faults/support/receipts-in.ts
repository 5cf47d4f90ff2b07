import type { SmtpInbox } from '#test/support/smtp-inbox.ts';

/** The mails to customers: those to the tests' merchants, which processes of their own send too, are left out. */
export const receiptsIn = ({ mails }: Pick<SmtpInbox, 'mails'>): SmtpInbox['mails'][number][] =>
  mails.filter(({ to }) => !to.some((address) => /^merchant-\d+@/.test(address)));
