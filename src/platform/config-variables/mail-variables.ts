import * as z from 'zod';
import { variables } from './variable.ts';

/** Outgoing email. */
export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).register(variables, {
    description: 'the mail server that sends invoices and letters',
    example: 'smtps://USER:PASSWORD@smtp.example.com',
    isSecret: true,
    details:
      'Unset in development: a mailbox that sends nothing on. Server and worker do not start in production without it.',
  }),
  MAIL_FROM: z.string().min(3).register(variables, {
    description: 'the sender of every email',
    example: 'Plateno <noreply@example.com>',
  }),
  MAILS_PER_HOUR: z.coerce.number().int().min(1).default(500).register(variables, {
    description: 'emails an hour at most',
    example: '500',
    details: 'For the whole installation. Beyond it emails sent by hand are refused; automatic ones wait.',
  }),
};
