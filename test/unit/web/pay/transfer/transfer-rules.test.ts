import { expect, test } from 'vitest';
import { mayChange, outcomeOf, transferAddress, waitAfter } from '#web/pay/transfer/transfer-rules.ts';

test.each([
  ['WAITING', 'ACTIVE', 'awaited'],
  ['LATE', 'EXPIRED', 'awaited'],
  ['WAITING', 'PAID', 'paid-otherwise'],
  ['WITHDRAWN', 'PAID', 'paid-otherwise'],
  ['WAITING', 'CANCELLED', 'withdrawn'],
  ['WITHDRAWN', 'ACTIVE', 'withdrawn'],
  ['PAID', 'CANCELLED', 'paid'],
  ['PAID', 'PAID', 'paid'],
] as const)('a promise that is %s on a link that is %s is shown as %s', (state, linkStatus, outcome) => {
  expect(outcomeOf({ state, linkStatus })).toBe(outcome);
  expect(mayChange({ state, linkStatus })).toBe(outcome === 'awaited');
});

test('the page asks every three seconds for a minute, then every fifteen, and ends after about an hour', () => {
  const waits = Array.from({ length: 241 }, (_, polls) => waitAfter(polls));
  expect(waits.slice(0, 20).every((ms) => ms === 3_000)).toBe(true);
  expect(waits.slice(20, 240).every((ms) => ms === 15_000)).toBe(true);
  expect(waits[240]).toBeNull();
});

test('the address that a page without a script loads again names the language and counts', () => {
  expect(transferAddress('t', { polls: 2, language: 'bg' })).toBe('/pay/transfer/t?polls=2');
  expect(transferAddress('t', { polls: 3, language: 'en' })).toBe('/pay/transfer/t?polls=3&lang=en');
});
