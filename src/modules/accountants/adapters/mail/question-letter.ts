import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { QuestionLetter } from '../../application/send-question-mail.ts';

/** The page that the button opens. */
const pages = { ASKED: '/merchant/questions', ANSWERED: '/admin' } as const;

/** The mail about a question or its answer, in the recipient's language. */
export const questionLetter = (
  { kind, recipientName, from, question, answer, language }: Omit<QuestionLetter, 'to' | 'id'>,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string): string => messages.say(language, `accountants.mail.${code}`, { from });
  const key = kind.toLowerCase();
  return {
    language,
    subject: say(`${key}.subject`),
    preheader: say(`${key}.text`),
    sender: 'Plateno',
    logoId: null,
    greeting: messages.say(language, 'accountants.mail.greeting', { name: recipientName }),
    paragraphs: [say(`${key}.text`)],
    amount: null,
    button: { label: say(`${key}.button`), url: `${publicUrl}${pages[kind]}`, hint: say('open') },
    rows: [
      { label: say('question'), value: question },
      ...(answer === null ? [] : [{ label: say('answer'), value: answer }]),
    ],
    notes: [say(`${key}.note`)],
    footer: say('automatic'),
  };
};
