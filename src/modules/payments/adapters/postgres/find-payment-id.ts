import type { Database } from '#platform/database/database.ts';
import type { PaymentKey } from '../../ports/payments.ts';

const queryOf = (key: Exclude<PaymentKey, number>): string => {
  if ('requestKey' in key) {
    return 'select id from payments where merchant_id = :merchantId and request_key = :requestKey';
  }
  if ('sessionId' in key) {
    // Of a page: only the payer's browser knows it, and not the intent of a card that stays.
    return `select payment_id as id from payment_attempts where provider_session_id = :sessionId and kind = 'PAGE'`;
  }
  if ('disputeId' in key) return 'select payment_id as id from disputes where id = :disputeId';
  if ('intentId' in key) return 'select id from payments where provider_intent_id = :intentId';
  return 'select payment_id as id from payment_attempts where provider_key::text = :providerKey';
};

/** The id of the payment with this key; null: none. */
export const findPaymentId = async (database: Database, key: PaymentKey): Promise<number | null> => {
  if (typeof key === 'number') return key;
  const [row] = await database.rows<{ id: number }>(queryOf(key), key);
  return row?.id ?? null;
};
