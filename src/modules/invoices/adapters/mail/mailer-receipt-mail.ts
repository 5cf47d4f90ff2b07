import type { Messages } from '#kernel/messages.ts';
import type { Logos } from '#modules/merchants/index.ts';
import { letterSender, type SendLetter } from '#platform/mail/letter-sender.ts';
import { MailRejected, type Mailer, type OutgoingMail } from '#platform/mail/mailer.ts';
import { MailRefused, type Receipt, type ReceiptMail } from '../../ports/receipt-mail.ts';
import { receiptLetter } from './receipt-letter.ts';

type Deps = Readonly<{ mailer: Mailer; messages: Messages; logos: Logos }>;

const logoId = 'logo@plateno';

/**
 * Mails a document in its language, as text and as HTML, with the PDF attached. The sender is "<merchant> чрез
 * Plateno", or "Plateno" for a merchant that is not approved.
 */
export class MailerReceiptMail implements ReceiptMail {
  readonly #deps: Deps;
  readonly #send: SendLetter;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#send = letterSender(deps);
  }

  async send(receipt: Receipt): Promise<void> {
    const { messages } = this.#deps;
    const { kind, invoice, pdf, fileName, recipient, replyTo, messageId, isNeutral } = receipt;
    const { language, seller } = invoice;
    const logo = await this.#logoOf(receipt);
    const letter = receiptLetter(invoice, kind, messages, {
      isNeutral,
      logoId: logo === null ? null : logoId,
    });
    const fromName = isNeutral
      ? 'Plateno'
      : messages.say(language, 'invoices.mail.from', { seller: seller.name });
    const document = { fileName, type: 'application/pdf', content: pdf };
    try {
      await this.#send({
        letter,
        fromName,
        to: recipient,
        replyTo,
        messageId,
        attachments: logo === null ? [document] : [document, logo],
      });
    } catch (error) {
      if (error instanceof MailRejected) throw new MailRefused(error.message, error);
      throw error;
    }
  }

  /** The merchant's logo as of the day of issue. */
  async #logoOf({ invoice, isNeutral }: Receipt): Promise<OutgoingMail['attachments'][number] | null> {
    const { logoHash } = invoice.seller;
    const logo = isNeutral || logoHash === undefined ? null : await this.#deps.logos.byHash(logoHash);
    if (logo === null) return null;
    const fileName = logo.mediaType === 'image/png' ? 'logo.png' : 'logo.jpg';
    return { fileName, type: logo.mediaType, content: logo.content, contentId: logoId };
  }
}
