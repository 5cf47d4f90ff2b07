import { cardNameOf } from '#contract/payments/words/card-name.ts';
import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import type { MandateLetter } from '../../application/mandates/send-mandate-mail.ts';

/** The letter to a payer about a card that stays: what was agreed to and how to stop it, or that it was stopped. */
export const mandateLetter = (
  { kind, language, seller, replyTo, brand, last4, expiresOn, max, agreedText, path }: MandateLetter,
  { messages, publicUrl }: Pick<LetterTexts, 'messages' | 'publicUrl'>,
): Letter => {
  const key = kind === 'AGREED' ? 'agreed' : 'ended';
  const params = { seller, last4 };
  const say = (code: string): string => messages.say(language, `payments.card-mail.${code}`, params);
  const isAgreed = kind === 'AGREED';
  return {
    language,
    subject: say(`${key}-subject`),
    preheader: say(`${key}-text`),
    sender: seller,
    logoId: null,
    greeting: say('greeting'),
    paragraphs: [say(`${key}-text`), ...(isAgreed ? [`„${agreedText}“`] : [])],
    amount: null,
    button: isAgreed ? { label: say('stop'), url: `${publicUrl}${path}`, hint: say('stop-hint') } : null,
    rows: [
      { label: say('card'), value: cardNameOf(brand, last4) },
      ...(isAgreed
        ? [
            { label: say('max'), value: formatMoney(max, language) },
            { label: say('expires'), value: formatDate(expiresOn, language) },
          ]
        : []),
    ],
    notes: [say(`${key}-note`)],
    footer: say('automatic'),
    fromName: messages.say(language, 'invoices.mail.from', { seller }),
    replyTo,
  };
};
