import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { ownLetterSender } from '#platform/mail/own-letters.ts';
import type { AddressedQuestionMail, QuestionMail } from '../../ports/question-mail.ts';
import { questionLetter } from './question-letter.ts';

type Deps = Readonly<{
  mailer: Mailer;
  messages: Messages;
  config: Pick<Config, 'mail' | 'publicUrl'>;
}>;

/** Mails merchants and accountants in their language; replies go to the installation's own e-mail address. */
export class MailerQuestionMail implements QuestionMail {
  readonly #deps: Deps;
  readonly #send: ReturnType<typeof ownLetterSender>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#send = ownLetterSender(deps);
  }

  async send({ to, id, ...mail }: AddressedQuestionMail): Promise<void> {
    const { messages, config } = this.#deps;
    await this.#send({ letter: questionLetter(mail, { messages, publicUrl: config.publicUrl }), to, id });
  }
}
