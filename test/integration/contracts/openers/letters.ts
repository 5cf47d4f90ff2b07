import { messages } from '#messages/message-catalogue.ts';
import { MailedLetters } from '#platform/mail/mailed-letters.ts';
import { idleApplication } from '#test/support/idle-application.ts';
import { readMail } from '#test/support/read-mail.ts';
import { openMailer } from '#test/support/smtp-inbox.ts';

export const openLetters = async () => {
  const { mailer, config, inbox, failNext, close } = await openMailer();
  const application = await idleApplication();
  const letters = new MailedLetters({ mailer, messages, config });
  letters.know(application.contributions.letters);
  return {
    letters,
    writers: application.contributions.letters,
    failNext,
    sent: () =>
      inbox.mails.map(({ to, raw }) => {
        const { headers, parts } = readMail(raw);
        return {
          to: to[0]!,
          messageId: headers.get('message-id')!,
          from: headers.get('from')!,
          replyTo: headers.get('reply-to')!,
          files: parts.flatMap(({ fileName, content }) =>
            fileName === undefined ? [] : [{ fileName, content: content.toString() }],
          ),
        };
      }),
    close: async () => {
      await close();
      await application.close();
    },
  };
};
