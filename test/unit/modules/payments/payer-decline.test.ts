import { expect, test } from 'vitest';
import { payerDeclines } from '#contract/payments/words/payer-decline.ts';
import { payerDecline } from '#modules/payments/domain/payer-decline.ts';
import { bg } from '#web/pay/return/messages/bg.ts';
import { en } from '#web/pay/return/messages/en.ts';

test.each([
  ['insufficient_funds', 'insufficient_funds'],
  ['invalid_cvc', 'incorrect_cvc'],
  ['try_again_later', 'processing_error'],
  ['generic_decline', 'card_declined'],
  ['toString', 'card_declined'],
])('the payer of a card declined with %s sees the reason %s', (lastDeclineCode, shown) => {
  expect(payerDecline({ status: 'PENDING', lastDeclineCode })).toBe(shown);
});

test.each(['lost_card', 'stolen_card', 'pickup_card', 'fraudulent'])(
  'a payer does not see that a card is reported as %s',
  (lastDeclineCode) => {
    expect(payerDecline({ status: 'FAILED', lastDeclineCode })).toBe('card_declined');
  },
);

test('a payment without a decline, or paid after one, has no reason', () => {
  expect(payerDecline({ status: 'PENDING', lastDeclineCode: null })).toBeNull();
  expect(payerDecline({ status: 'SUCCEEDED', lastDeclineCode: 'expired_card' })).toBeNull();
});

test('every reason has a text with advice in both languages', () => {
  for (const texts of [bg, en]) {
    const { reasons } = texts.declined;
    expect(Object.keys(reasons).toSorted()).toEqual([...payerDeclines].toSorted());
    for (const text of Object.values(reasons)) expect(text.match(/[.!]/g)!.length).toBeGreaterThan(1);
  }
});
