/**
 * Of a charge of a card that stays, which has no session. The provider sends them about the intent of each session, too,
 * whose own events say the same.
 */
const ofKeptCards = ['payment_intent.succeeded', 'payment_intent.canceled'] as const;

/** Events about payments, their refunds and disputes. */
const ofPayments = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  ...ofKeptCards,
  'charge.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
] as const;

/** Events about connected accounts and their payouts. */
const ofAccounts = [
  'account.updated',
  'account.application.deauthorized',
  'account.external_account.created',
  'account.external_account.updated',
  'account.external_account.deleted',
  'capability.updated',
  'payout.created',
  'payout.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'payout.reconciliation_completed',
] as const;

/**
 * The handled webhook events by endpoint: each is registered for exactly these, by full names. Events of other types are
 * acknowledged and ignored. PLATFORM: of the installation's own account. CONNECT: of connected accounts (`connect: true`).
 */
export const webhookEventTypes = {
  PLATFORM: ofPayments,
  CONNECT: [...ofPayments, ...ofAccounts],
} as const;

/** Whether events of the type are handled, at either endpoint. */
export const isHandledType = (type: string): boolean =>
  (webhookEventTypes.CONNECT as readonly string[]).includes(type);

/** Whether events of the type are handled about charges of cards that stay only. */
export const isOfKeptCards = (type: string): boolean => (ofKeptCards as readonly string[]).includes(type);

/**
 * Types in the lists of undelivered events, at most 20 of a call (Stripe, "List all events"). Accounts and payouts are
 * also fetched at regular times, so their other types may be missed; so are payments that are not final or have no true
 * fee yet, which the left out types are about.
 */
const ofUndeliveredPayments = ofPayments.filter(
  (type) => type !== 'payment_intent.processing' && type !== 'charge.updated' && !isOfKeptCards(type),
);

export const undeliveredTypes = {
  PLATFORM: ofUndeliveredPayments,
  CONNECT: [
    ...ofUndeliveredPayments,
    'account.updated',
    'payout.paid',
    'payout.failed',
    'payout.canceled',
    'payout.reconciliation_completed',
  ],
} as const;
