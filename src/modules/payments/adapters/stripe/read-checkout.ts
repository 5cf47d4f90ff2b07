import type { Stripe } from 'stripe';
import type {
  CheckoutSnapshot,
  DisputeSnapshot,
  KeptCardSnapshot,
  ProviderFee,
  RefundSnapshot,
} from '../../domain/snapshot.ts';
import { readAmount, sumOfAmounts } from '#platform/stripe/provider-amount.ts';
import { metadataKeys } from './draft-checkout.ts';

export const expanded = <T extends { id: string }>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null;

const sessionStatuses = { open: 'OPEN', complete: 'COMPLETE', expired: 'EXPIRED' } as const;

/**
 * The provider's fee in balance transactions, without our application fee, which is included for charges on connected
 * accounts. null without a balance transaction, and for fees in several currencies.
 */
export const feeOf = (movements: readonly Stripe.BalanceTransaction[]): ProviderFee | null => {
  const ours = movements
    .flatMap(({ fee_details }) => fee_details)
    .filter(({ type }) => type === 'application_fee');
  return sumOfAmounts([
    ...movements.map(({ fee, currency }) => readAmount({ amount: fee, currency })),
    ...ours.map(({ amount, currency }) => readAmount({ amount: -amount, currency })),
  ]);
};

const refundStatuses: Readonly<Record<string, RefundSnapshot['status']>> = {
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'CANCELLED',
};

/** Amount and currency of a refund or dispute. */
const movedBy = (
  object: Stripe.Refund | Stripe.Dispute,
): Pick<RefundSnapshot, 'amountMinor' | 'currency'> => {
  const { minor: amountMinor, currency } = readAmount(object);
  return { amountMinor, currency };
};

export const readRefund = (refund: Stripe.Refund): RefundSnapshot => ({
  providerRefundId: refund.id,
  key: refund.metadata?.[metadataKeys.refund] ?? null,
  ...movedBy(refund),
  // `pending` and `requires_action` are PENDING.
  status: refundStatuses[refund.status ?? ''] ?? 'PENDING',
  failureReason: refund.failure_reason ?? null,
});

const disputeStatuses: Readonly<Record<string, DisputeSnapshot['status']>> = {
  won: 'WON',
  warning_closed: 'WON',
  lost: 'LOST',
  prevented: 'PREVENTED',
};

/** A prevented dispute resolved by a refund to the payer has taken the money like a lost one (Stripe, "Dispute prevention"). */
const disputeStatusOf = ({ status, balance_transactions }: Stripe.Dispute): DisputeSnapshot['status'] => {
  const moved = balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  if (status === 'prevented' && moved < 0) return 'LOST';
  // `needs_response` and `under_review`, also after an appeal, are not decided.
  return disputeStatuses[status] ?? 'OPEN';
};

export const readDispute = (dispute: Stripe.Dispute): DisputeSnapshot => ({
  providerDisputeId: dispute.id,
  ...movedBy(dispute),
  reason: dispute.reason,
  status: disputeStatusOf(dispute),
  isInquiry: dispute.status.startsWith('warning_'),
  isUnderReview: dispute.status.endsWith('under_review'),
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

/** The card that the payer of a paid page let stay; null: none. */
const keptCardOf = (
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): KeptCardSnapshot | null => {
  const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id;
  const method = expanded(intent?.payment_method);
  const isKept = session.payment_status === 'paid' && intent?.setup_future_usage === 'off_session';
  if (!isKept || customer === undefined || !method?.card) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { customer, method: method.id, brand, last4, expiryMonth, expiryYear };
};

/** Maps the provider's objects to a snapshot. */
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
  // The received amount; the session holds only the requested one.
  const asked = { amount: session.amount_total ?? 0, currency: session.currency };
  const { minor: amountMinor, currency } = readAmount(
    isPaid && intent !== null ? { amount: intent.amount_received, currency: intent.currency } : asked,
  );
  return {
    sessionId: session.id,
    session: sessionStatuses[(session.status ?? 'open') as keyof typeof sessionStatuses] ?? 'OPEN',
    money: moneyOf(session, intent),
    reference: session.client_reference_id,
    key: session.metadata?.[metadataKeys.key] ?? null,
    amountMinor,
    currency,
    liveMode: session.livemode,
    intentId: intent?.id ?? null,
    chargeId: charge?.id ?? null,
    card: card?.last4 ? { brand: card.brand ?? '', last4: card.last4 } : null,
    keptCard: keptCardOf(session, intent),
    declineCode: intent?.last_payment_error?.decline_code ?? intent?.last_payment_error?.code ?? null,
    paidAt: isPaid && charge !== null ? new Date(charge.created * 1_000) : null,
    fee: feeOf(movement === null ? [] : [movement]),
    refunds: refunds.map(readRefund),
    disputes: disputes.map(readDispute),
  };
};
