import type { Messages } from '#kernel/messages.ts';
import { letterWriter, type Letter } from './letter.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

/** A letter with its recipient: the module writes the letter, layout and sending are shared. */
export type LetterMail = Readonly<{ letter: Letter; attachments?: OutgoingMail['attachments'] }> &
  Pick<OutgoingMail, 'fromName' | 'to' | 'replyTo' | 'messageId'>;

/** Renders and sends one letter. @throws MailRejected as `Mailer` does */
export type SendLetter = (mail: LetterMail) => Promise<void>;

/** Renders letters as HTML and text and sends them. @throws MailRejected as `Mailer` does */
export const letterSender = ({
  mailer,
  messages,
}: Readonly<{ mailer: Mailer; messages: Messages }>): SendLetter => {
  const write = letterWriter(messages);
  return ({ letter, attachments = [], ...addressed }) =>
    mailer.send({
      ...addressed,
      subject: letter.subject,
      language: letter.language,
      ...write(letter),
      attachments,
    });
};
