import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { ownLetterSender } from '#platform/mail/own-letters.ts';
import type { AccountMail, AddressedAccountMail } from '../../ports/account-mail.ts';
import { accountLetter } from './account-letter.ts';

type Deps = Readonly<{
  mailer: Mailer;
  messages: Messages;
  config: Pick<Config, 'mail' | 'publicUrl'>;
}>;

/** Mails users in their language; replies go to the installation's own e-mail address. */
export class MailerAccountMail implements AccountMail {
  readonly #deps: Deps;
  readonly #send: ReturnType<typeof ownLetterSender>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#send = ownLetterSender(deps);
  }

  async send(mail: AddressedAccountMail): ReturnType<AccountMail['send']> {
    const { messages, config } = this.#deps;
    const letter = accountLetter(mail, { messages, publicUrl: config.publicUrl });
    return this.#send({ letter, to: mail.to, id: mail.id });
  }
}
