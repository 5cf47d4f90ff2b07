import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import type { MonthAlert, MonthDelivery } from '../../application/month-letters.ts';

type Say = (code: string, params?: Readonly<Record<string, string | number>>) => string;

const dayIn = (date: string): string => date.split('-').toReversed().join('.');

const paragraphsOf = (mail: MonthAlert | MonthDelivery, say: Say): string[] => {
  if (mail.kind === 'FILES')
    return [
      say('files.text'),
      ...(mail.notes > 0 ? [say('files.notes', { count: mail.notes })] : []),
      ...(mail.isWithoutPdfs ? [say('files.without-pdfs')] : []),
    ];
  const { errors, warnings } = mail;
  const found = errors > 0 ? say('found-errors', { errors, warnings }) : say('found-none', { warnings });
  return [say(`${mail.kind.toLowerCase()}.text`), found];
};

/** The name of a month in a language: „октомври 2026 г.“, `October 2026`. */
export const monthName = (month: string, language: 'bg' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'bg' ? 'bg-BG' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));

/** The mail about a month, in the merchant's language. */
export const monthLetter = (
  mail: MonthAlert | MonthDelivery,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const { language, kind, month, merchantName, deadlines } = mail;
  const name = monthName(month, language);
  const say: Say = (code, params = {}) =>
    messages.say(language, `closing.mail.${code}`, { month: name, merchant: merchantName, ...params });
  const key = kind.toLowerCase();
  const toAccountant = kind === 'FILES';
  return {
    language,
    subject: say(`${key}.subject`),
    preheader: say(`${key}.text`),
    sender: 'Plateno',
    logoId: null,
    greeting: toAccountant ? say('files.greeting') : say('greeting'),
    paragraphs: paragraphsOf(mail, say),
    amount: null,
    button: toAccountant
      ? null
      : { label: say(`${key}.button`), url: `${publicUrl}/merchant/months/${month}`, hint: say('open') },
    rows: [
      { label: say('vat-return'), day: deadlines.vatReturn },
      { label: say('audit-file'), day: deadlines.auditFile },
    ].flatMap(({ label, day }) => (day === null ? [] : [{ label, value: dayIn(day) }])),
    notes: toAccountant ? [say('files.note')] : [],
    footer: say('automatic'),
    ...(mail.kind === 'FILES' && {
      replyTo: mail.replyTo,
      attachments: [{ ...mail.attachment, type: 'application/zip' }],
    }),
  };
};
