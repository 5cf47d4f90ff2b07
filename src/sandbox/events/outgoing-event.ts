import type Stripe from 'stripe';

/** Event types that the sandbox sends. */
export type EventType = Extract<
  Stripe.Event['type'],
  | 'account.application.deauthorized'
  | 'account.external_account.created'
  | 'account.external_account.deleted'
  | 'account.external_account.updated'
  | 'account.updated'
  | 'application_fee.created'
  | 'capability.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'charge.updated'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'file.created'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_method.attached'
  | 'payment_method.detached'
  | 'payout.canceled'
  | 'payout.created'
  | 'payout.failed'
  | 'payout.paid'
  | 'payout.reconciliation_completed'
  | 'payout.updated'
  | 'radar.early_fraud_warning.created'
  | 'radar.early_fraud_warning.updated'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated'
>;

/** An event that is stored and sent with its transaction. */
export type OutgoingEvent = {
  readonly id: string;
  readonly type: EventType;
  /** The connected account that it is about; '' for the platform's own. */
  readonly account: string;
  readonly object: object;
  readonly previous: Readonly<Record<string, unknown>> | undefined;
};
