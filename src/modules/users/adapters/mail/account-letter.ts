import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import type { AccountMailContent, AccountLetter } from '../../application/account-letters.ts';

const pages = {
  RESET: '/reset',
  INVITE: '/welcome',
  VERIFY: '/verify',
  CHANGE_EMAIL: '/verify',
  UNDO_EMAIL: '/email-undo',
} as const;

/** The secret stands in the fragment: browsers send it to no server, so no log has it. */
const urlOf = (content: AccountMailContent, publicUrl: string): string =>
  content.kind === 'PASSWORD_RESET'
    ? `${publicUrl}/forgot`
    : `${publicUrl}${pages[content.kind]}#${content.secret}`;

/** The mail about a user account, in the user's language. */
export const accountLetter = (
  { content, name, username, language, at, ip }: AccountLetter,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string, params = {}): string => messages.say(language, `accounts.mail.${code}`, params);
  const key = content.kind.toLowerCase().replaceAll('_', '-');
  const params = { username, newEmail: 'newEmail' in content ? content.newEmail : '' };
  const text = say(`${key}.text`, params);
  return {
    language,
    subject: say(`${key}.subject`),
    preheader: text,
    sender: 'Plateno',
    logoId: null,
    greeting: say('greeting', { name }),
    paragraphs: [text, say(`${key}.next`, params)],
    amount: null,
    button: { label: say(`${key}.button`), url: urlOf(content, publicUrl), hint: say('open') },
    rows: [
      { label: say('when'), value: formatMoment(at, language) },
      ...(ip === null ? [] : [{ label: say('from'), value: ip }]),
    ],
    notes: [say(`${key}.not-you`)],
    footer: say('automatic'),
  };
};
