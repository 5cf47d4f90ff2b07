/** Why a bank refused a card, as its payer may know it; `card_declined` stands for all other reasons. */
export const payerDeclines = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'card_velocity_exceeded',
  'authentication_required',
] as const;
export type PayerDecline = (typeof payerDeclines)[number];

/**
 * Decline codes of the provider that the payer can do something about. The others, `lost_card` and `stolen_card` above
 * all, are shown as a decline without a reason: https://docs.stripe.com/declines/codes
 */
const shown: Readonly<Record<string, PayerDecline>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  processing_error: 'processing_error',
  issuer_not_available: 'processing_error',
  try_again_later: 'processing_error',
  reenter_transaction: 'processing_error',
  card_velocity_exceeded: 'card_velocity_exceeded',
  withdrawal_count_limit_exceeded: 'card_velocity_exceeded',
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
};

/** The reason that a payer may know, by the provider's decline code. */
export const payerDeclineOf = (code: string): PayerDecline =>
  Object.hasOwn(shown, code) ? shown[code]! : 'card_declined';
