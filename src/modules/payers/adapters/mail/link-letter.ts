import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { LinkLetter } from '../../application/mail-link.ts';

/** The link to the place of a payer; who has not asked for it does nothing. */
export const linkLetter = (
  { secret, language }: LinkLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string): string => messages.say(language, `payers.mail.${code}`);
  return {
    language,
    subject: say('link-subject'),
    preheader: say('link-text'),
    sender: 'Plateno',
    logoId: null,
    greeting: say('greeting'),
    paragraphs: [say('link-text'), say('link-time')],
    amount: null,
    button: {
      label: say('link-button'),
      url: `${publicUrl}/me/${secret}${language === 'en' ? '?lang=en' : ''}`,
      hint: say('button-hint'),
    },
    rows: [],
    notes: [say('not-you')],
    footer: messages.say(language, 'merchants.mail.automatic'),
  };
};
