import type { PayerDecline } from '#contract/payments/words/payer-decline.ts';

/** What a payer reads after a decline: the reason and what to do. */
export const reasons = {
  card_declined: 'The bank declined the payment without a reason. Try another card, or call your bank.',
  insufficient_funds: 'There is not enough money on the card. Top it up, or try another card.',
  expired_card: 'The card has expired. Try another card.',
  incorrect_cvc: 'The card’s security code is wrong. Try again and check it.',
  processing_error: 'The bank could not process the payment. Try again in a few minutes.',
  card_velocity_exceeded: 'The card’s limit is reached. Raise it in your bank’s app, or try another card.',
  authentication_required:
    'The payment was not confirmed with your bank. Try again and confirm it in the bank’s app or with a code.',
} satisfies Record<PayerDecline, string>;
