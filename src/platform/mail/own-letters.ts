import type { Messages } from '#kernel/messages.ts';
import type { Config } from '../config.ts';
import { letterSender } from './letter-sender.ts';
import type { Letter } from './letter.ts';
import { emailOf } from './sender-email.ts';
import { mailDomainOf } from './mail-domain.ts';
import { MailRejected, type Mailer, type OutgoingMail } from './mailer.ts';

type Deps = Readonly<{ mailer: Mailer; messages: Messages; config: Pick<Config, 'mail'> }>;

/** REFUSED: by the mail server of the recipient, for good. */
export type LetterOutcome = 'SENT' | 'REFUSED';

type OwnLetter = Readonly<{
  letter: Letter;
  to: string;
  /** The part of the Message-ID before `@`; the same on every retry. */
  id: string;
  /** Where answers go; the installation's e-mail unless given. */
  replyTo?: string;
  attachments?: OutgoingMail['attachments'];
}>;

/**
 * Sends Plateno's own letters; answers go to the installation's e-mail unless said otherwise. A permanently rejected
 * letter is given up, and the outcome says so.
 * @throws Error when a later attempt may succeed
 */
export const ownLetterSender = ({ config, ...deps }: Deps): ((mail: OwnLetter) => Promise<LetterOutcome>) => {
  const send = letterSender(deps);
  const { from } = config.mail;
  return async ({ letter, to, id, replyTo = emailOf(from), attachments = [] }) => {
    const messageId = `<${id}@${mailDomainOf(from)}>`;
    try {
      await send({ letter, to, fromName: 'Plateno', replyTo, messageId, attachments });
      return 'SENT';
    } catch (error) {
      if (!(error instanceof MailRejected)) throw error;
      return 'REFUSED';
    }
  };
};
