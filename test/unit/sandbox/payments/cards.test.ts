import { expect, it } from 'vitest';
import { findTestCard, passesLuhn, testCards } from '#sandbox/payments/cards.ts';

it('Every published test card passes the Luhn check', () => {
  expect(testCards.filter((card) => !passesLuhn(card.number))).toEqual([]);
});

it.each(['4242424242424241', '42424242424242424242', '4242 4242', '', 'abcd'])(
  'The number "%s" does not pass the Luhn check',
  (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  },
);

it('A number that passes the check and is not published is no test card', () => {
  expect(passesLuhn('4111111111111111')).toBe(true);
  expect(findTestCard('4111111111111111')).toBeUndefined();
});
