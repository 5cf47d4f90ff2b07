import { expect, test } from 'vitest';
import { messages } from '#messages/message-catalogue.ts';
import { accountLetter } from '#src/modules/users/adapters/mail/account-letter.ts';
import type { AccountMailContent } from '#src/modules/users/application/account-letters.ts';

const secret = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA';
const letterOf = (
  content: AccountMailContent,
  language: 'bg' | 'en' = 'en',
  ip: string | null = '192.0.2.1',
) =>
  accountLetter(
    {
      content,
      to: 'mara@example.bg',
      name: 'Мара',
      username: 'mara',
      language,
      at: new Date('2026-11-20T10:00:00Z'),
      ip,
      id: 'id',
    },
    { messages, publicUrl: 'https://plateno.example' },
  );

test.each([
  ['RESET', '/reset'],
  ['INVITE', '/welcome'],
  ['VERIFY', '/verify'],
  ['CHANGE_EMAIL', '/verify'],
  ['UNDO_EMAIL', '/email-undo'],
] as const)('the link of %s is %s below the public URL, with the secret in the fragment', (kind, path) => {
  for (const language of ['bg', 'en'] as const) {
    const { button } = letterOf({ kind, secret, newEmail: 'new@example.bg' }, language);
    expect(button?.url).toBe(`https://plateno.example${path}#${secret}`);
  }
});

test('a letter says when and from which network it was asked for; an invitation has no network', () => {
  const content = { kind: 'INVITE', secret, newEmail: '' } as const;
  expect(letterOf({ ...content, kind: 'RESET' }).rows.map(({ value }) => value)).toEqual([
    expect.stringContaining('2026') as string,
    '192.0.2.1',
  ]);
  expect(letterOf(content, 'en', null).rows).toHaveLength(1);
});

test('the letter to the current address names the address that was asked for', () => {
  const { paragraphs } = letterOf({ kind: 'UNDO_EMAIL', secret, newEmail: 'new@example.bg' });
  expect(paragraphs[0]).toContain('new@example.bg');
});
