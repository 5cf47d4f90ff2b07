import { MailerReceiptMail } from '#modules/invoices/adapters/mail/mailer-receipt-mail.ts';
import { describeReceiptMail } from '#test/contracts/receipt-mail.ts';
import { InMemoryLogos } from '#test/fakes/in-memory-logos.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openMailer } from '#test/support/smtp-inbox.ts';
import { messages } from '#messages/message-catalogue.ts';

describeReceiptMail('MailerReceiptMail over SMTP', async () => {
  const { mailer, inbox, failNext, close } = await openMailer();
  return {
    mail: new MailerReceiptMail({ mailer, messages, logos: new InMemoryLogos() }),
    failNext,
    sent: () =>
      inbox.mails.map(({ to, raw }) => {
        const { headers, parts } = readMail(raw);
        const document = parts.find(({ type }) => type === 'application/pdf')!;
        return {
          to: to[0]!,
          replyTo: headers.get('reply-to')!,
          messageId: headers.get('message-id')!,
          fileName: document.fileName!,
          pdf: document.content.toString(),
        };
      }),
    close,
  };
});
