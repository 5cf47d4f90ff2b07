import type { PaymentRecord } from './payment-record.ts';

/** UNKNOWN: the provider's answer is awaited, or a person must look; the same key is never followed by another charge. */
export type ChargeOutcome = 'CHARGED' | 'DECLINED' | 'AUTHENTICATION_NEEDED' | 'CARD_EXPIRED' | 'UNKNOWN';

/** The reason of an attempt whose key the provider may have forgotten, and of which it has no charge. */
export const chargeKeyOver = 'charge-key-over';

/**
 * Reasons of attempts that may have charged: the key was used with another request, as after a restored backup, or the
 * provider failed under it.
 */
const unsure: readonly (string | null)[] = ['idempotency_error', 'kept_error'];

const declines: Readonly<Record<string, ChargeOutcome>> = {
  authentication_required: 'AUTHENTICATION_NEEDED',
  expired_card: 'CARD_EXPIRED',
};

/** The stored key of a charge of a card that stays; the provider's idempotency key, too. */
export const requestKeyOf = (key: string): string => `kept-card:${key}`;

/** What became of the charge of a card that stays. */
export const outcomeOf = ({ status, attempts, lastDeclineCode }: PaymentRecord): ChargeOutcome => {
  if (status === 'SUCCEEDED') return 'CHARGED';
  if (status === 'PENDING' || status === 'PROCESSING') return 'UNKNOWN';
  if (attempts.some(({ lastError }) => unsure.includes(lastError))) return 'UNKNOWN';
  return declines[lastDeclineCode ?? ''] ?? 'DECLINED';
};
