import type { Letter, LetterTexts } from '#platform/mail/letter.ts';
import { formatMoment } from '#platform/templates/formats.ts';
import type { SecurityLetter, SecurityMailKind } from '../../application/security-letters.ts';

type Row = Letter['rows'][number];

/** The part of the message keys for a kind of mail: `new-device`. */
const keyOf = (kind: SecurityMailKind): string => kind.toLowerCase().replaceAll('_', '-');

/** Done by an administrator: the holder of the account cannot have done it. */
const byAdministrator: readonly SecurityMailKind[] = [
  'FACTORS_RESET',
  'ACCOUNT_LOCKED',
  'ACCOUNT_CREATED',
  'ACCOUNT_CHANGED',
  'ACCOUNT_DELETED',
  'ACCOUNT_UNLOCKED',
];
/** A new password helps nothing. */
const withoutButton: readonly SecurityMailKind[] = ['ACCOUNT_LOCKED', 'ACCOUNT_DELETED'];

/** The mail about a fact of an account: when, from which device and network, and what to press when it was another. */
export const securityLetter = (
  { fact, firstName, language }: Omit<SecurityLetter, 'to' | 'id'>,
  { messages, publicUrl }: LetterTexts,
): Letter => {
  const say = (code: string, params = {}): string => messages.say(language, `security-mails.${code}`, params);
  const key = keyOf(fact.kind);
  const { device, address, factorName, keyName, to, url, person } = fact;
  const rows: (Row | null)[] = [
    { label: say('when'), value: formatMoment(new Date(fact.at), language) },
    row(say('factor'), factorName),
    row(say('key'), keyName),
    row(say('person'), person),
    row(say('to'), to),
    row(say('url'), url),
    // A fact without an IP address was caused by an administrator: the device would be the administrator's.
    row(say('device'), address === null ? null : (device ?? say('unknown-device'))),
    row(say('network'), address),
  ];
  return {
    language,
    subject: say(`${key}.subject`),
    preheader: say(`${key}.text`),
    sender: 'Plateno',
    logoId: null,
    greeting: say('greeting', { name: firstName }),
    paragraphs: byAdministrator.includes(fact.kind) ? [say(`${key}.text`)] : [say(`${key}.text`), say('you')],
    amount: null,
    button: withoutButton.includes(fact.kind)
      ? null
      : { label: say('not-you'), url: `${publicUrl}/forgot`, hint: say('open') },
    rows: rows.filter((each) => each !== null),
    notes: [say(`${key}.note`)],
    footer: say('automatic'),
  };
};

const row = (label: string, value: string | null | undefined): Row | null =>
  value === null || value === undefined || value === '' ? null : { label, value };
