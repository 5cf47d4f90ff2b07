import { expect, test } from 'vitest';
import { cardName } from '#contract/payments/words/card-name.ts';

test.each([
  ['visa', 'Visa •••• 4242'],
  ['amex', 'American Express •••• 4242'],
  ['newbrand', 'Newbrand •••• 4242'],
  [null, '•••• 4242'],
])('a card of brand %j reads as %s', (cardBrand, name) => {
  expect(cardName({ cardBrand, cardLast4: '4242' })).toBe(name);
});

test('a payment without a card has no card name', () => {
  expect(cardName({ cardBrand: null, cardLast4: null })).toBeNull();
});
