import type { Messages } from '#kernel/messages.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import type { AddressedMail, ChangeNotice } from '../../ports/merchant-mail.ts';

/** The mail about changed details, in the merchant's language. */
export const noticeLetter = (
  { changed, at }: ChangeNotice,
  { businessName, language }: AddressedMail,
  messages: Messages,
): Letter => {
  const say = (code: string, params = {}) => messages.say(language, `merchants.${code}`, params);
  const moment = formatMoment(new Date(at), language);
  return {
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
};
