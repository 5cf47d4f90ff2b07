import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { ownLetterSender } from '#platform/mail/own-letters.ts';
import type { AddressedInvitation, InvitationMail } from '../../ports/invitation-mail.ts';
import { invitationLetter } from './invitation-letter.ts';

type Deps = Readonly<{
  mailer: Mailer;
  messages: Messages;
  config: Pick<Config, 'mail' | 'publicUrl'>;
}>;

/** Mails invitations as Plateno; replies go to the installation's own e-mail address. */
export class MailerInvitationMail implements InvitationMail {
  readonly #deps: Deps;
  readonly #send: ReturnType<typeof ownLetterSender>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#send = ownLetterSender(deps);
  }

  async send(mail: AddressedInvitation): Promise<void> {
    const { messages, config } = this.#deps;
    const letter = invitationLetter(mail, { messages, publicUrl: config.publicUrl });
    await this.#send({ letter, to: mail.to, id: mail.id });
  }
}
