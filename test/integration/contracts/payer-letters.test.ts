import { MailerPayerLetters } from '#modules/invoices/adapters/mail/mailer-payer-letters.ts';
import { messages } from '#messages/message-catalogue.ts';
import { describePayerLetters } from '#test/contracts/payer-letters.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openMailer } from '#test/support/smtp-inbox.ts';

describePayerLetters('MailerPayerLetters over SMTP', async () => {
  const { mailer, config, inbox, failNext, close } = await openMailer();
  return {
    letters: new MailerPayerLetters({ mailer, messages, config }),
    failNext,
    sent: () =>
      inbox.mails.map(({ to, raw }) => ({
        to: to[0]!,
        requestId: Number(/^<buyer-refused-(\d+)@/.exec(readMail(raw).headers.get('message-id')!)![1]),
      })),
    close,
  };
});
