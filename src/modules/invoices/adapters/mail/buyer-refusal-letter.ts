import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { BuyerRefusal } from '../../application/corrections/mail-buyer-refusal.ts';

/** The letter to a payer about a document that was refused to another buyer, in the language of the document. */
export const buyerRefusalLetter = (
  { language, seller, buyer, reason, invoiceNumber, replyTo }: BuyerRefusal,
  { messages }: Pick<LetterTexts, 'messages'>,
): Letter => {
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
    fromName: messages.say(language, 'invoices.mail.from', { seller }),
    replyTo,
  };
};
