import type { Sentences } from '#kernel/sentences.ts';
import { MailRejected, type Mailer } from '#platform/mail/mailer.ts';
import { readTemplate, type Template } from '#platform/templates/templates.ts';
import { MailRefused, type Receipt, type ReceiptMail } from '../../ports/receipt-mail.ts';
import { receiptText } from './receipt-text.ts';

/** Writes the receipt in the language in which the customer paid, as text and as HTML, with the document attached. */
export class MailerReceiptMail implements ReceiptMail {
  readonly #mailer: Mailer;
  readonly #sentences: Sentences;
  readonly #text: Template;
  readonly #html: Template;

  constructor({ mailer, sentences }: Readonly<{ mailer: Mailer; sentences: Sentences }>) {
    this.#mailer = mailer;
    this.#sentences = sentences;
    this.#text = readTemplate(new URL('./receipt.txt.hbs', import.meta.url), sentences);
    this.#html = readTemplate(new URL('./receipt.html.hbs', import.meta.url), sentences);
  }

  async send({
    kind,
    invoice,
    pdf,
    fileName,
    recipient,
    replyTo,
    messageId,
    isNeutral,
  }: Receipt): Promise<void> {
    const { language } = invoice;
    const written = receiptText(invoice, kind, this.#sentences, isNeutral);
    try {
      await this.#mailer.send({
        to: recipient,
        replyTo,
        subject: written.subject,
        text: this.#text(written, [language]),
        html: this.#html(written, [language]),
        messageId,
        language,
        attachments: [{ fileName, type: 'application/pdf', content: pdf }],
      });
    } catch (error) {
      if (error instanceof MailRejected) throw new MailRefused(error.message, error);
      throw error;
    }
  }
}
