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

it.each([
  ['4242424242424242', undefined],
  ['4000002500003155', undefined],
  ['4000003800000446', undefined],
  ['4000000000000341', 'generic_decline'],
  ['4000002760003184', 'authentication_required'],
])('the card %s pays on the page, and a later charge without its payer ends with %s', (number, code) => {
  expect(findTestCard(number)?.decline).toBeUndefined();
  expect(findTestCard(number)?.offSession?.declineCode).toBe(code);
});

it('a card that is declined on the page has no later charge', () => {
  expect(testCards.filter(({ decline, offSession }) => decline && offSession)).toEqual([]);
});
