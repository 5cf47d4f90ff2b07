import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '#platform/config.ts';
import { mailDomainOf } from '#platform/mail/mail-domain.ts';
import { MailRejected, type Mailer } from '#platform/mail/mailer.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import { readTemplate, type Template } from '#platform/templates/templates.ts';
import type { NoticeMail, NoticeOfChange } from '../../ports/notice-mail.ts';

type Deps = Readonly<{ mailer: Mailer; sentences: Sentences; config: Pick<Config, 'mail'> }>;

/** The address alone, without the name before it. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** Writes the notice in the merchant's language; answers go to the installation's own address. */
export class MailerNoticeMail implements NoticeMail {
  readonly #deps: Deps;
  readonly #text: Template;
  readonly #html: Template;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#text = readTemplate(new URL('./notice.txt.hbs', import.meta.url), deps.sentences);
    this.#html = readTemplate(new URL('./notice.html.hbs', import.meta.url), deps.sentences);
  }

  async send({ changed, merchantId, businessName, to, language, at }: NoticeOfChange): Promise<void> {
    const { mailer, sentences, config } = this.#deps;
    const { from } = config.mail;
    const subject = sentences.say(language, `merchants.notice.${changed}-subject`);
    const values = {
      subject,
      language,
      merchant: businessName,
      changed: `merchants.notice.${changed}-changed`,
      moment: formatMoment(new Date(at)),
    };
    try {
      await mailer.send({
        to,
        replyTo: addressOf(from),
        subject,
        text: this.#text(values, [language]),
        html: this.#html(values, [language]),
        // The same on every repeat of the job.
        messageId: `<${changed}-changed-${merchantId}-${Date.parse(at)}@${mailDomainOf(from)}>`,
        language,
        attachments: [],
      });
    } catch (error) {
      if (!(error instanceof MailRejected)) throw error;
    }
  }
}
