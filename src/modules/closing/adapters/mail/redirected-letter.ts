import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { RedirectedAlert } from '../../application/month-letters.ts';
import { monthName } from './month-letter.ts';

/** The mail to a former recipient of months, in the merchant's language. It does not name the other address. */
export const redirectedLetter = (
  { language, merchantName: merchant, month, replyTo }: RedirectedAlert,
  { messages }: Pick<LetterTexts, 'messages'>,
): Letter => {
  const say = (code: string, params = {}): string =>
    messages.say(language, `closing.mail.${code}`, { merchant, ...params });
  const text =
    month === null
      ? say('redirected.text')
      : say('redirected.one-month', { month: monthName(month, language) });
  return {
    language,
    subject: say('redirected.subject'),
    preheader: text,
    sender: 'Plateno',
    logoId: null,
    greeting: say('files.greeting'),
    paragraphs: [text, say('redirected.next')],
    amount: null,
    button: null,
    rows: [],
    notes: [say('files.note')],
    footer: say('automatic'),
    replyTo,
  };
};
