import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import type { MerchantLetter, ChangeNotification } from '../../application/merchant-letters.ts';

/** The mail about changed details, in the merchant's language. */
export const changeLetter = (
  { changed, at }: ChangeNotification,
  { businessName, language }: MerchantLetter,
  { messages }: Pick<LetterTexts, 'messages'>,
): Letter => {
  const say = (code: string, params = {}) => messages.say(language, `merchants.${code}`, params);
  const moment = formatMoment(new Date(at), language);
  return {
    language,
    subject: say(`change.${changed}-subject`),
    preheader: say(`change.${changed}-changed`, { moment }),
    sender: 'Plateno',
    logoId: null,
    greeting: say('change.greeting', { merchant: businessName }),
    paragraphs: [say(`change.${changed}-changed`, { moment })],
    amount: null,
    button: null,
    rows: [],
    notes: [say('change.not-you')],
    footer: say('mail.automatic'),
  };
};
