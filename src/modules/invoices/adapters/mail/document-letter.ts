import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { ReceiptLetter } from '../../application/receipt-letter.ts';
import { receiptLetter } from './receipt-letter.ts';

const logoId = 'logo@plateno';

const pictureOf = ({ isNeutral, logo }: ReceiptLetter) => {
  if (isNeutral || logo === null) return [];
  const fileName = logo.mediaType === 'image/png' ? 'logo.png' : 'logo.jpg';
  return [{ fileName, type: logo.mediaType, content: logo.content, contentId: logoId }];
};

/**
 * The mail with a document in its language, the PDF attached. The sender is "<merchant> чрез Plateno", or "Plateno" for a
 * merchant that is not approved.
 */
export const documentLetter = (mail: ReceiptLetter, { messages, publicUrl }: LetterTexts): Letter => {
  const { kind, invoice, pdf, fileName, ubl, proofUrl, replyTo, isNeutral } = mail;
  const { language, seller } = invoice;
  const picture = pictureOf(mail);
  return {
    ...receiptLetter(invoice, kind, messages, {
      isNeutral,
      logoId: picture.length === 0 ? null : logoId,
      proofUrl,
      placeUrl: isNeutral ? null : `${publicUrl}/me`,
    }),
    fromName: isNeutral ? 'Plateno' : messages.say(language, 'invoices.mail.from', { seller: seller.name }),
    replyTo,
    attachments: [
      { fileName, type: 'application/pdf', content: pdf },
      ...(ubl === null ? [] : [ubl]),
      ...picture,
    ],
  };
};
