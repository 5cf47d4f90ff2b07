import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { QuestionLetter } from '../../application/ask-merchant.ts';

/** Tells a merchant what a payer asks; the answer goes to the payer. */
export const questionLetter = (
  { from, text, businessName, language }: QuestionLetter,
  { messages }: LetterTexts,
): Letter => {
  const say = (code: string): string => messages.say(language, `payers.mail.${code}`, { email: from });
  return {
    language,
    subject: say('asked-subject'),
    preheader: say('asked'),
    sender: 'Plateno',
    logoId: null,
    greeting: messages.say(language, 'merchants.change.greeting', { merchant: businessName }),
    paragraphs: [say('asked')],
    amount: null,
    button: null,
    rows: [
      { label: say('question'), value: text },
      { label: say('from-email'), value: from },
    ],
    notes: [],
    footer: messages.say(language, 'merchants.mail.automatic'),
    replyTo: from,
  };
};
