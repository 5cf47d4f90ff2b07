import { expect, test } from 'vitest';
import { mailDomainOf } from '#platform/mail/mail-domain.ts';

test.each([
  ['Plateno <receipts@plateno.example>', 'plateno.example'],
  ['receipts@plateno.example', 'plateno.example'],
  ['"Каса @ Plateno" <receipts@mail.plateno.example>', 'mail.plateno.example'],
  ['nonsense', 'localhost'],
])('mail from %s has the domain %s', (from, domain) => {
  expect(mailDomainOf(from)).toBe(domain);
});
