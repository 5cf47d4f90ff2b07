import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { insertObject, lockObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';

const kind = 'radar.early_fraud_warning';

/** The bank of the cardholder warns of fraud; actionable while the charge is neither disputed nor refunded whole. */
export const warnOfFraud = async (
  tx: Transaction,
  chargeId: string,
  fraudType: string,
): Promise<Stripe.Radar.EarlyFraudWarning | undefined> => {
  const charge = (await lockObject(tx, 'charge', chargeId))?.body;
  if (!charge?.paid) return undefined;
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId(kind),
    object: kind,
    actionable: !charge.disputed && !charge.refunded,
    charge: charge.id,
    created: tx.context.clock.seconds(),
    fraud_type: fraudType,
    livemode: false,
    ...(typeof charge.payment_intent === 'string' && { payment_intent: charge.payment_intent }),
  };
  await insertObject(tx, kind, warning);
  emit(tx, 'radar.early_fraud_warning.created', warning);
  return warning;
};

/** Ends the warnings about a charge that is disputed or refunded whole. */
export const endWarnings = async (tx: Transaction, chargeId: string): Promise<void> => {
  const found = await tx.client.query<{ body: Stripe.Radar.EarlyFraudWarning }>(
    `select body from sandbox.objects where kind = $1 and account = $2 and body ->> 'charge' = $3
       and body ->> 'actionable' = 'true' order by seq for update`,
    [kind, tx.account, chargeId],
  );
  for (const { body } of found.rows) {
    body.actionable = false;
    await saveObject(tx, body);
    emit(tx, 'radar.early_fraud_warning.updated', body, { actionable: true });
  }
};
