import { expect, it } from 'vitest';
import { findTestCard, passesLuhn, testCards } from '#sandbox/payments/cards.ts';

it('every published test card passes the Luhn check', () => {
  expect(testCards.filter((card) => !passesLuhn(card.number))).toEqual([]);
});

it.each(['4242424242424241', '42424242424242424242', '4242 4242', '', 'abcd'])(
  'the card number "%s" does not pass the Luhn check',
  (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  },
);

it('a valid but unpublished card number is no test card', () => {
  expect(passesLuhn('4111111111111111')).toBe(true);
  expect(findTestCard('4111111111111111')).toBeUndefined();
});
