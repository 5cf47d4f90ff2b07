import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { messages } from '#messages/message-catalogue.ts';
import { securityLetter } from '#src/modules/users/adapters/mail/security-letter.ts';
import { SendSecurityMail } from '#src/modules/users/application/send-security-mail.ts';
import type { UserAccount } from '#src/modules/users/application/user-accounts.ts';
import { securityMailKinds, type SecurityLetter } from '#src/modules/users/application/security-letters.ts';
import { InMemoryUserAccounts } from '#test/fakes/in-memory-user-accounts.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';

const publicUrl = 'https://plateno.example';
const fact = {
  kind: 'NEW_DEVICE',
  at: '2026-11-20T10:15:30.000Z',
  device: 'Firefox · Linux',
  address: '203.0.113.7',
} as const;
const write = (given: Partial<SecurityLetter['fact']> = {}, language: 'bg' | 'en' = 'en') =>
  securityLetter({ fact: { ...fact, ...given }, firstName: 'Мария', language }, { messages, publicUrl });

test('a security mail says when, from which device and network, and what to press', () => {
  const { rows, button, greeting } = write();
  expect(greeting).toBe('Hello Мария,');
  expect(rows.map(({ label }) => label)).toEqual(['When', 'Device', 'IP address']);
  // Sofia is two hours ahead of UTC in November.
  expect(rows[0]!.value).toContain('12:15');
  expect(rows.slice(1).map(({ value }) => value)).toEqual(['Firefox · Linux', '203.0.113.7']);
  expect(button).toMatchObject({ url: 'https://plateno.example/forgot' });
});

test('a mail about an administrator’s action names no device and no network', () => {
  const labels = write({ kind: 'ACCOUNT_LOCKED', device: null, address: null }).rows.map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['When']);
});

test('a mail about a lock by an administrator offers no new password and does not ask whether it was the reader', () => {
  const { paragraphs, button } = write({ kind: 'ACCOUNT_LOCKED', device: null, address: null });
  expect(button).toBeNull();
  expect(paragraphs).toHaveLength(1);
  expect(write({ kind: 'FACTORS_RESET', device: null, address: null }).paragraphs).toHaveLength(1);
});

test('an unknown browser is named so, and an added factor by its name', () => {
  const { rows } = write({ kind: 'FACTOR_ADDED', device: null, factorName: 'Телефон' });
  expect(rows.map(({ value }) => value).slice(1)).toEqual(['Телефон', 'Unknown device', '203.0.113.7']);
});

test.each(languages.flatMap((language) => securityMailKinds.map((kind) => ({ language, kind }))))(
  'the mail $kind has all its texts in $language',
  ({ language, kind }) => {
    const { subject, paragraphs, notes, button } = write({ kind }, language);
    for (const text of [subject, ...paragraphs, ...notes, ...(button ? [button.label] : [])]) {
      expect(text).not.toBe('');
      expect(/[а-я]/.test(text)).toBe(language === 'bg');
    }
  },
);

test('a security mail goes to the current address of the account, and to no closed or deleted one', async () => {
  const letters = new RecordedLetters();
  const account = {
    id: 5,
    username: 'maria',
    email: 'maria@example.bg',
    firstName: 'Мария',
    lastName: 'Георгиева',
    role: 'MERCHANT',
    status: 'ACTIVE',
    merchantId: 7,
    language: 'bg',
    emailVerifiedAt: null,
    refusedEmail: null,
    isPasswordTemporary: false,
  } as const;
  const accounts = new InMemoryUserAccounts([account, { ...account, id: 6, status: 'INACTIVE' }]);
  const send = new SendSecurityMail({ accounts, letters });
  for (const userId of [5, 6, 7]) await send.execute({ ...fact, id: 'one', userId });
  expect(letters.sent).toEqual([
    { fact, firstName: 'Мария', to: 'maria@example.bg', language: 'bg', id: 'security-one' },
  ]);
});

test.each([
  ['LOCKED', 1],
  ['ACTIVE', 0],
] as const)(
  'the mail about a lock to an account that is %s by then is sent %i times',
  async (status, times) => {
    const letters = new RecordedLetters();
    const account = { id: 5, email: 'maria@example.bg', firstName: 'Мария', language: 'bg', status };
    const accounts = new InMemoryUserAccounts([account as UserAccount]);
    const lock = {
      kind: 'ACCOUNT_LOCKED',
      at: '2026-11-20T10:00:00.000Z',
      device: null,
      address: null,
    } as const;
    await new SendSecurityMail({ accounts, letters }).execute({ ...lock, id: 'one', userId: 5 });
    expect(letters.sent).toHaveLength(times);
  },
);
