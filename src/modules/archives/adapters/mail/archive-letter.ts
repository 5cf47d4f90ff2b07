import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatDate } from '#platform/templates/formats.ts';
import type { ArchiveLetter } from '../../application/mail-archive.ts';

/** Tells an owner that the archive of the business is ready. */
export const archiveLetter = (
  { language, merchantName: merchant, secret, until }: ArchiveLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string): string =>
    messages.say(language, `archives.mail.${code}`, { merchant, date: formatDate(until, language) });
  return {
    language,
    subject: say('subject'),
    preheader: say('text'),
    sender: 'Plateno',
    logoId: null,
    greeting: say('greeting'),
    paragraphs: [say('text'), say('whose')],
    amount: null,
    button: { label: say('button'), url: `${publicUrl}/archive/${secret}`, hint: say('hint') },
    rows: [],
    notes: [say('verify')],
    footer: messages.say(language, 'merchants.mail.automatic'),
  };
};
