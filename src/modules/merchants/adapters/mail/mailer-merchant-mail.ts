import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { ownLetterSender } from '#platform/mail/own-letters.ts';
import type { AddressedMail, MerchantMail } from '../../ports/merchant-mail.ts';
import { merchantLetter } from './merchant-letter.ts';
import { changeLetter } from './change-letter.ts';
import { monthlyReportLetter } from './monthly-report-letter.ts';

type Deps = Readonly<{
  mailer: Mailer;
  messages: Messages;
  config: Pick<Config, 'mail' | 'publicUrl'>;
}>;

/** Mails the merchant in its language; replies go to the installation's own e-mail address. */
export class MailerMerchantMail implements MerchantMail {
  readonly #deps: Deps;
  readonly #send: ReturnType<typeof ownLetterSender>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#send = ownLetterSender(deps);
  }

  async send(mail: AddressedMail): Promise<void> {
    const { messages, config } = this.#deps;
    const { content } = mail;
    const texts = { messages, publicUrl: config.publicUrl };
    const letter =
      content.kind === 'DETAILS_CHANGED'
        ? changeLetter(content, mail, messages)
        : content.kind === 'MONTHLY_REPORT'
          ? monthlyReportLetter(content, mail, texts)
          : merchantLetter(content, mail, texts);
    await this.#send({ letter, to: mail.to, id: mail.id });
  }
}
