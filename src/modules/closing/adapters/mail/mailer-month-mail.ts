import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { ownLetterSender } from '#platform/mail/own-letters.ts';
import type { AnyMonthMail, MonthMail } from '../../ports/month-mail.ts';
import { monthLetter } from './month-letter.ts';
import { redirectedLetter } from './redirected-letter.ts';
import { thresholdLetter } from './threshold-letter.ts';

type Deps = Readonly<{
  mailer: Mailer;
  messages: Messages;
  config: Pick<Config, 'mail' | 'publicUrl'>;
}>;

/** Mails merchants about months, and accountants their files; answers to the latter go to the merchant. */
export class MailerMonthMail implements MonthMail {
  readonly #deps: Deps;
  readonly #send: ReturnType<typeof ownLetterSender>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#send = ownLetterSender(deps);
  }

  async send(mail: AnyMonthMail): ReturnType<MonthMail['send']> {
    const { messages, config } = this.#deps;
    const about = { messages, publicUrl: config.publicUrl };
    const { to, id } = mail;
    if (mail.kind === 'THRESHOLD') return this.#send({ letter: thresholdLetter(mail, about), to, id });
    if (mail.kind === 'REDIRECTED')
      return this.#send({ letter: redirectedLetter(mail, about), to, id, replyTo: mail.replyTo });
    const letter = monthLetter(mail, about);
    const files =
      mail.kind === 'FILES'
        ? { replyTo: mail.replyTo, attachments: [{ ...mail.attachment, type: 'application/zip' }] }
        : {};
    return this.#send({ letter, to, id, ...files });
  }
}
