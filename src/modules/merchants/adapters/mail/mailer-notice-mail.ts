import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '#platform/config.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { ownLetterSender } from '#platform/mail/own-letters.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import type { NoticeMail, NoticeOfChange } from '../../ports/notice-mail.ts';

type Deps = Readonly<{ mailer: Mailer; sentences: Sentences; config: Pick<Config, 'mail'> }>;

/** Writes the notice in the merchant's language; answers go to the installation's own address. */
export class MailerNoticeMail implements NoticeMail {
  readonly #deps: Deps;
  readonly #send: ReturnType<typeof ownLetterSender>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#send = ownLetterSender(deps);
  }

  async send({ changed, merchantId, businessName, to, language, at }: NoticeOfChange): Promise<void> {
    const { sentences } = this.#deps;
    const say = (code: string, params = {}) => sentences.say(language, `merchants.${code}`, params);
    const moment = formatMoment(new Date(at), language);
    const letter = {
      language,
      subject: say(`notice.${changed}-subject`),
      preheader: say(`notice.${changed}-changed`, { moment }),
      sender: 'Plateno',
      logoId: null,
      greeting: say('notice.greeting', { merchant: businessName }),
      paragraphs: [say(`notice.${changed}-changed`, { moment })],
      amount: null,
      button: null,
      rows: [],
      notes: [say('notice.not-you')],
      footer: say('mail.automatic'),
    };
    // The same on every repeat of the job.
    const id = `${changed}-changed-${merchantId}-${Date.parse(at)}`;
    await this.#send({ letter, to, id });
  }
}
