import { expect, it } from 'vitest';
import { email } from '#contract/fields.ts';
import { canonicalEmail } from '#kernel/email-address.ts';

it.each([
  ['Maria.Georgieva@Example.BG', 'Maria.Georgieva@example.bg'],
  [' office@ФИРМА.бг ', 'office@xn--80apmps.xn--90ae'],
  ['office@xn--80apmps.XN--90AE', 'office@xn--80apmps.xn--90ae'],
  ['a@münchen.de', 'a@xn--mnchen-3ya.de'],
  ['a@mu\u0308nchen.de', 'a@xn--mnchen-3ya.de'],
  ['off\u200bice@exam\u200dple.bg\u202c', 'office@example.bg'],
])('the address %s is stored as %s', (typed, stored) => {
  expect(canonicalEmail(typed)).toBe(stored);
  expect(email.parse(typed)).toBe(stored);
  expect(email.parse(stored)).toBe(stored);
});

it.each([
  'a@b.bg:80',
  'a@b.bg/x',
  'a@b.bg?x',
  'a@b.bg#x',
  'a@b@c.bg, d@e.bg',
  'a@1.2.3.4',
  'a@0x7f.1',
  'a@[::1]',
  'a@b',
  'a@-b.xn--',
  '@b.bg',
  'a@',
  'иван@example.bg',
  'a@b.bg\r\nBcc: c@d.bg',
  'a\ud800@b.bg',
  'a@b\ud800.bg',
  'a@b.bg\u0000',
])('%j is no e-mail address', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});
