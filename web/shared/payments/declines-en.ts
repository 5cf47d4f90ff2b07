/** Why a bank refused a card, by the provider's code. */
export const declines = {
  card_declined: 'by the bank, without a reason',
  insufficient_funds: 'not enough money in the account',
  lost_card: 'the card is reported lost',
  stolen_card: 'the card is reported stolen',
  expired_card: 'the card has expired',
  incorrect_cvc: 'the security code is wrong',
  processing_error: 'an error at the bank',
  card_velocity_exceeded: 'the card’s limit is reached',
  authentication_required: 'the customer did not confirm with the bank',
};
