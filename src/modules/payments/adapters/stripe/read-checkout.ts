import type { Stripe } from 'stripe';
import type {
  CheckoutSnapshot,
  DisputeSnapshot,
  ProviderFee,
  RefundSnapshot,
} from '../../domain/snapshot.ts';
import { metadataKeys } from './draft-checkout.ts';

const expanded = <T extends { id: string }>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null;

const sessionStates = { open: 'OPEN', complete: 'COMPLETE', expired: 'EXPIRED' } as const;

/**
 * The provider's own part of the fees of movements of one balance; our application fee stands among them where the
 * charge is on the merchant's account. null without a movement.
 */
const feeOf = (movements: readonly Stripe.BalanceTransaction[]): ProviderFee | null => {
  const [first] = movements;
  if (first === undefined) return null;
  const ours = movements
    .flatMap(({ fee_details }) => fee_details)
    .filter(({ type }) => type === 'application_fee');
  const minor =
    movements.reduce((sum, { fee }) => sum + fee, 0) - ours.reduce((sum, { amount }) => sum + amount, 0);
  return { minor, currency: first.currency.toUpperCase() };
};

const refundStates: Readonly<Record<string, RefundSnapshot['status']>> = {
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'CANCELLED',
};

export const readRefund = (refund: Stripe.Refund): RefundSnapshot => ({
  providerRefundId: refund.id,
  key: refund.metadata?.[metadataKeys.refund] ?? null,
  amountMinor: refund.amount,
  // pending and requires_action: on their way.
  status: refundStates[refund.status ?? ''] ?? 'PENDING',
  failureReason: refund.failure_reason ?? null,
});

const disputeStates: Readonly<Record<string, DisputeSnapshot['status']>> = {
  won: 'WON',
  warning_closed: 'WON',
  lost: 'LOST',
  prevented: 'PREVENTED',
};

/** A prevented dispute that was resolved with the customer has taken the money like a lost one (Stripe, "Dispute prevention"). */
const disputeState = ({ status, balance_transactions }: Stripe.Dispute): DisputeSnapshot['status'] => {
  const moved = balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  if (status === 'prevented' && moved < 0) return 'LOST';
  // needs_response, under_review and both again after an appeal: not decided.
  return disputeStates[status] ?? 'OPEN';
};

export const readDispute = (dispute: Stripe.Dispute): DisputeSnapshot => ({
  providerDisputeId: dispute.id,
  amountMinor: dispute.amount,
  reason: dispute.reason,
  status: disputeState(dispute),
  isInquiry: dispute.status.startsWith('warning_'),
  fee: feeOf(dispute.balance_transactions),
  evidenceDueAt:
    dispute.evidence_details.due_by === null ? null : new Date(dispute.evidence_details.due_by * 1_000),
  openedAt: new Date(dispute.created * 1_000),
});

const moneyOf = (
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): CheckoutSnapshot['money'] => {
  if (session.payment_status === 'paid') return 'PAID';
  return intent?.status === 'processing' ? 'PROCESSING' : 'NONE';
};

/** Turns the provider's objects into our own words; nothing else of them goes further. */
export const readCheckout = (
  session: Stripe.Checkout.Session,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): CheckoutSnapshot => {
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  const movement = expanded(charge?.balance_transaction);
  const card = charge?.payment_method_details?.card;
  const isPaid = session.payment_status === 'paid';
  return {
    sessionId: session.id,
    session: sessionStates[(session.status ?? 'open') as keyof typeof sessionStates] ?? 'OPEN',
    money: moneyOf(session, intent),
    reference: session.client_reference_id,
    key: session.metadata?.[metadataKeys.key] ?? null,
    // What the card paid, where there is a charge: the session only says what was asked.
    amountMinor: (isPaid ? intent?.amount_received : undefined) ?? session.amount_total ?? 0,
    currency: (intent?.currency ?? session.currency ?? '').toUpperCase(),
    liveMode: session.livemode,
    intentId: intent?.id ?? null,
    chargeId: charge?.id ?? null,
    card: card?.last4 ? { brand: card.brand ?? '', last4: card.last4 } : null,
    declineCode: intent?.last_payment_error?.decline_code ?? intent?.last_payment_error?.code ?? null,
    paidAt: isPaid && charge !== null ? new Date(charge.created * 1_000) : null,
    fee: feeOf(movement === null ? [] : [movement]),
    refunds: refunds.map(readRefund),
    disputes: disputes.map(readDispute),
  };
};
