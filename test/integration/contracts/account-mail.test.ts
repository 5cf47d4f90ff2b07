import { MailerAccountMail } from '#modules/users/adapters/mail/mailer-account-mail.ts';
import { describeAccountMail } from '#test/contracts/account-mail.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openMailer } from '#test/support/smtp-inbox.ts';
import { messages } from '#messages/message-catalogue.ts';

describeAccountMail('MailerAccountMail over SMTP', async () => {
  const { mailer, config, inbox, failNext, close } = await openMailer();
  return {
    mail: new MailerAccountMail({ mailer, messages, config }),
    failNext: () => failNext('AWAY'),
    sent: () =>
      inbox.mails.map(({ to, raw }) => ({
        to: to[0]!,
        id: /^<([^@]+)@/.exec(readMail(raw).headers.get('message-id')!)![1]!,
      })),
    close,
  };
});
