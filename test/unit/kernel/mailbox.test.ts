import { expect, test } from 'vitest';
import { mailboxOf } from '#kernel/mailbox.ts';

test.each([
  ['Maria@Firma.bg', 'maria@firma.bg'],
  ['maria+a+b@firma.bg', 'maria@firma.bg'],
  ['a@b+c.example', 'a@b+c.example'],
])('the e-mail %s counts as the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
