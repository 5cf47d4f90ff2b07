import { expect, test } from 'vitest';
import { mailDomainOf } from '#platform/mail/mail-domain.ts';

test.each([
  ['Plateno <receipts@plateno.example>', 'plateno.example'],
  ['receipts@plateno.example', 'plateno.example'],
  ['"Каса @ Plateno" <receipts@mail.plateno.example>', 'mail.plateno.example'],
  ['nonsense', 'localhost'],
])('%s sends from %s', (from, domain) => {
  expect(mailDomainOf(from)).toBe(domain);
});
