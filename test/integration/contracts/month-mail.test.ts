import { MailerMonthMail } from '#modules/closing/adapters/mail/mailer-month-mail.ts';
import { describeMonthMail } from '#test/contracts/month-mail.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openMailer } from '#test/support/smtp-inbox.ts';
import { messages } from '#messages/message-catalogue.ts';

describeMonthMail('MailerMonthMail over SMTP', async () => {
  const { mailer, config, inbox, failNext, close } = await openMailer();
  return {
    mail: new MailerMonthMail({ mailer, messages, config }),
    failNext,
    sent: () =>
      inbox.mails.map(({ to, raw }) => ({
        to: to[0]!,
        id: /^<([^@]+)@/.exec(readMail(raw).headers.get('message-id')!)![1]!,
      })),
    close,
  };
});
