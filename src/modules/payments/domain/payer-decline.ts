/** Why a bank refused a card, as its payer may know it; `card_declined` stands for all other reasons. */
export type PayerDecline =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'card_velocity_exceeded'
  | 'authentication_required';

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

/** Why the bank refused the card, as its payer may know it; null for a payment that was not declined or is paid. */
export const payerDecline = ({
  status,
  lastDeclineCode,
}: Readonly<{ status: string; lastDeclineCode: string | null }>): PayerDecline | null => {
  if (lastDeclineCode === null || status === 'SUCCEEDED') return null;
  return Object.hasOwn(shown, lastDeclineCode) ? shown[lastDeclineCode]! : 'card_declined';
};
