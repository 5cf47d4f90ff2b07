import { expect, it } from 'vitest';
import { email } from '#contract/fields.ts';
import { canonicalEmail, readEmail } from '#kernel/email-address.ts';
import { mailtoOf, withReadableEmails } from '#kernel/shown-text.ts';

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

const name64 = 'n'.repeat(64);
const longDomain = `${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(60)}`;

it.each([
  ['office@пекарна.ею', 'office@xn--80aanuqik.xn--e1a4c'],
  ['a@почта.рф', 'a@xn--80a1acny.xn--p1ai'],
  ['a@пошта.укр', 'a@xn--80a1acn3a.xn--j1amh'],
  ['a@παράδειγμα.ελ', 'a@xn--hxajbheg2az3al.xn--qxam'],
  ['visits@history.museum', 'visits@history.museum'],
  ['a@b.xn--vermgensberatung-pwb', 'a@b.xn--vermgensberatung-pwb'],
  ['a@FIRMA.TRAVELERSINSURANCE', 'a@firma.travelersinsurance'],
  ['a#b@firma.bg', 'a#b@firma.bg'],
  ['dept/sales@firma.bg', 'dept/sales@firma.bg'],
  ['x=y@firma.bg', 'x=y@firma.bg'],
  ['you&me@firma.bg', 'you&me@firma.bg'],
  ["a.b+c#d!$%'*/?^_`{|}~-@firma.bg", "a.b+c#d!$%'*/?^_`{|}~-@firma.bg"],
  [`${name64}@firma.bg`, `${name64}@firma.bg`],
  [`${name64}@${longDomain}.bg`, `${name64}@${longDomain}.bg`],
])('the address %s is stored as %s and is the same address again', (typed, stored) => {
  expect(readEmail(typed)).toEqual({ email: stored });
  expect(email.parse(withReadableEmails(stored))).toBe(stored);
});

it.each([
  [`${name64}n@firma.bg`, 'email-name-too-long'],
  [`${'я'.repeat(33)}@firma.bg`, 'email-name-too-long'],
  [`${'я'.repeat(32)}@firma.bg`, 'email-letters'],
  ['иван@пекарна.бг', 'email-letters'],
  [`${name64}@${longDomain}d.bg`, 'email-too-long'],
  ['.a@firma.bg', 'email'],
  ['a.@firma.bg', 'email'],
  ['a..b@firma.bg', 'email'],
  ['"a b"@firma.bg', 'email'],
  ['a,b@firma.bg', 'email'],
  ['a(b)@firma.bg', 'email'],
  ['a@firma.123', 'email'],
  ['a@firma-.bg', 'email'],
  [`a@${'f'.repeat(64)}.bg`, 'email'],
  ['a@xn--example-.bg', 'email'],
])('the address %s is refused as %s', (typed, problem) => {
  expect(readEmail(typed)).toEqual({ problem });
});

it('a domain of two scripts is stored in ASCII and shown so', () => {
  const read = readEmail('office@пек\u0061рна.бг');
  expect(read).toEqual({ email: expect.stringMatching(/^office@xn--[a-z\d-]+\.xn--90ae$/) });
  expect(withReadableEmails((read as { email: string }).email)).toMatch(/^office@xn--.*\.бг$/);
});

it('a Cyrillic domain that reads as a Latin one is shown in ASCII under a Latin ending only', () => {
  expect(withReadableEmails(canonicalEmail('a@аррӏе.com'))).toBe('a@xn--80ak6aa92e.com');
  expect(withReadableEmails(canonicalEmail('a@хор.бг'))).toBe('a@хор.бг');
});

it('a mail link keeps the signs before @', () => {
  expect(mailtoOf('a#b?c%d&e+f@firma.bg')).toBe('mailto:a%23b%3Fc%25d%26e+f@firma.bg');
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
