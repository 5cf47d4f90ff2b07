import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { letterSender, type SendLetter } from '#platform/mail/letter-sender.ts';
import { mailDomainOf } from '#platform/mail/mail-domain.ts';
import { MailRejected, type Mailer } from '#platform/mail/mailer.ts';
import type { BuyerRefusal, PayerLetters } from '../../ports/payer-letters.ts';

type Deps = Readonly<{ mailer: Mailer; messages: Messages; config: Pick<Config, 'mail'> }>;

const letterOf = (refusal: BuyerRefusal, messages: Messages): Letter => {
  const { language, seller, buyer, reason, invoiceNumber } = refusal;
  const params = { seller, buyer, number: invoiceNumber };
  const say = (code: string): string => messages.say(language, `invoices.mail.${code}`, params);
  return {
    language,
    subject: say('buyer-refused-subject'),
    preheader: say('buyer-refused'),
    sender: seller,
    logoId: null,
    greeting: say('greeting'),
    paragraphs: [say('buyer-refused')],
    amount: null,
    button: null,
    rows: [
      { label: say('invoice'), value: `№ ${invoiceNumber}` },
      { label: say('buyer-refused-company'), value: buyer },
      { label: say('buyer-refused-reason'), value: reason },
    ],
    notes: [say('questions')],
    footer: say('automatic'),
  };
};

/** Mails payers in the language of their document; replies go to the merchant. */
export class MailerPayerLetters implements PayerLetters {
  readonly #deps: Deps;
  readonly #send: SendLetter;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#send = letterSender(deps);
  }

  async refuseBuyer(refusal: BuyerRefusal): Promise<void> {
    const { messages, config } = this.#deps;
    const { to, replyTo, seller, language, requestId } = refusal;
    try {
      await this.#send({
        letter: letterOf(refusal, messages),
        fromName: messages.say(language, 'invoices.mail.from', { seller }),
        to,
        replyTo,
        messageId: `<buyer-refused-${requestId}@${mailDomainOf(config.mail.from)}>`,
      });
    } catch (error) {
      if (!(error instanceof MailRejected)) throw error;
    }
  }
}
