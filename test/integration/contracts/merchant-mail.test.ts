import { MailerMerchantMail } from '#modules/merchants/adapters/mail/mailer-merchant-mail.ts';
import { describeMerchantMail } from '#test/contracts/merchant-mail.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openMailer } from '#test/support/smtp-inbox.ts';
import { messages } from '#messages/message-catalogue.ts';

describeMerchantMail('MailerMerchantMail over SMTP', async () => {
  const { mailer, config, inbox, failNext, close } = await openMailer();
  return {
    mail: new MailerMerchantMail({ mailer, messages, config }),
    failNext,
    sent: () =>
      inbox.mails.map(({ to, raw }) => ({
        to: to[0]!,
        id: /^<([^@]+)@/.exec(readMail(raw).headers.get('message-id')!)![1]!,
      })),
    close,
  };
});
