import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { LeavingLetter } from '../../application/mail-leaving.ts';

/** Tells an owner that the business has left. */
export const leavingLetter = (
  { language, merchantName: merchant }: LeavingLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string): string => messages.say(language, `archives.left.${code}`, { merchant });
  return {
    language,
    subject: say('subject'),
    preheader: say('text'),
    sender: 'Plateno',
    logoId: null,
    greeting: messages.say(language, 'archives.mail.greeting'),
    paragraphs: [say('text'), say('stays'), say('not-you')],
    amount: null,
    button: { label: say('button'), url: `${publicUrl}/merchant/settings/leave`, hint: say('hint') },
    rows: [],
    notes: [],
    footer: messages.say(language, 'merchants.mail.automatic'),
  };
};
