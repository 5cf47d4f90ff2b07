import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '#platform/config.ts';
import { letterWriter, type LetterWriter } from '#platform/mail/letter.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { AddressedMail, MerchantMail } from '../../ports/merchant-mail.ts';
import { merchantLetter } from './merchant-letter.ts';
import { sendOwnMail } from './send-own-mail.ts';

export type Writing = Readonly<{
  mailer: Mailer;
  sentences: Sentences;
  config: Pick<Config, 'mail' | 'publicUrl'>;
}>;

/** Writes to the merchant in its language; answers go to the installation's own address. */
export class MailerMerchantMail implements MerchantMail {
  readonly #deps: Writing;
  readonly #write: LetterWriter;

  constructor(deps: Writing) {
    this.#deps = deps;
    this.#write = letterWriter(deps.sentences);
  }

  async send(mail: AddressedMail): Promise<void> {
    const { mailer, sentences, config } = this.#deps;
    const letter = merchantLetter(mail, { sentences, publicUrl: config.publicUrl });
    const { to, id } = mail;
    await sendOwnMail(mailer, config.mail.from, { letter, written: this.#write(letter), to, id });
  }
}
