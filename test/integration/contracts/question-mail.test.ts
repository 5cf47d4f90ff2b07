import { MailerQuestionMail } from '#modules/accountants/adapters/mail/mailer-question-mail.ts';
import { describeQuestionMail } from '#test/contracts/question-mail.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openMailer } from '#test/support/smtp-inbox.ts';
import { messages } from '#messages/message-catalogue.ts';

describeQuestionMail('MailerQuestionMail over SMTP', async () => {
  const { mailer, config, inbox, failNext, close } = await openMailer();
  return {
    mail: new MailerQuestionMail({ mailer, messages, config }),
    failNext,
    sent: () =>
      inbox.mails.map(({ to, raw }) => ({
        to: to[0]!,
        id: /^<([^@]+)@/.exec(readMail(raw).headers.get('message-id')!)![1]!,
      })),
    close,
  };
});
