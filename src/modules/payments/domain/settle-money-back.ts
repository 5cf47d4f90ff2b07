import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { bookDispute, bookFailedRefund, bookRefund, type LedgerTransaction } from './ledger.ts';
import type { DisputeRecord, RefundRecord } from './money-back.ts';
import type { Payment } from './payment.ts';
import { refundedOf } from './settlement.ts';
import type { CheckoutSnapshot, DisputeSnapshot, RefundSnapshot } from './snapshot.ts';

type By = Readonly<{ actor: string; now: Date }>;

/** What is to be booked once refunds and disputes have ids; evaluated after the payment has been saved. */
export type Booking = () => LedgerTransaction;

const findRefund = (payment: Payment, seen: RefundSnapshot): RefundRecord | undefined =>
  payment.record.refunds.find(
    (refund) => refund.providerRefundId === seen.providerRefundId || refund.providerKey === seen.key,
  );

/** A refund made at the provider's own dashboard is taken over under a key of its own. */
const adoptRefund = (payment: Payment, seen: RefundSnapshot, newKey: () => string, by: By): RefundRecord => {
  const adopted: RefundRecord = {
    id: undefined,
    providerKey: newKey(),
    providerRefundId: seen.providerRefundId,
    amount: Money.ofMinor<ChargeCurrency>(BigInt(seen.amountMinor), payment.record.charge.currency),
    reason: 'OTHER',
    note: null,
    state: 'REQUESTED',
    failureReason: null,
    requestedBy: 'provider',
    requestKey: null,
    createdAt: by.now,
  };
  payment.record.refunds.push(adopted);
  return adopted;
};

const settleRefund = (payment: Payment, seen: RefundSnapshot, newKey: () => string, by: By): Booking[] => {
  const refund = findRefund(payment, seen) ?? adoptRefund(payment, seen, newKey, by);
  refund.providerRefundId = seen.providerRefundId;
  const before = refund.state;
  // Failed and cancelled are the end; succeeded may still fail (provider notes, "Refund").
  const isFinal = before === 'FAILED' || before === 'CANCELLED';
  const fallsBack = before === 'SUCCEEDED' && seen.state === 'PENDING';
  if (isFinal || fallsBack || before === seen.state) return [];
  refund.state = seen.state;
  refund.failureReason = seen.failureReason;
  payment.tell('REFUND', seen.state.toLowerCase(), by);
  const bookings: Booking[] = [];
  if (seen.state === 'SUCCEEDED') bookings.push(() => bookRefund(payment.record, refund));
  else if (before === 'SUCCEEDED') bookings.push(() => bookFailedRefund(payment.record, refund));
  return bookings;
};

const settleDispute = (payment: Payment, seen: DisputeSnapshot, by: By): Booking[] => {
  const { record } = payment;
  const known = record.disputes.find(({ providerDisputeId }) => providerDisputeId === seen.providerDisputeId);
  const dispute: DisputeRecord = known ?? {
    id: undefined,
    providerDisputeId: seen.providerDisputeId,
    amount: Money.ofMinor<ChargeCurrency>(BigInt(seen.amountMinor), record.charge.currency),
    reason: seen.reason,
    state: 'OPEN',
    isInquiry: seen.isInquiry,
    openedAt: seen.openedAt,
  };
  const bookings: Booking[] = [];
  const opensNow = known === undefined || (known.isInquiry && !seen.isInquiry);
  if (known === undefined) record.disputes.push(dispute);
  dispute.isInquiry = seen.isInquiry;
  // An inquiry moves no money until it becomes a dispute.
  if (opensNow && !seen.isInquiry) bookings.push(() => bookDispute(record, dispute, 'DISPUTE_OPENED'));
  const closesNow = dispute.state === 'OPEN' && seen.state !== 'OPEN';
  if (closesNow) {
    const step = seen.state === 'WON' ? 'DISPUTE_WON' : 'DISPUTE_LOST';
    dispute.state = seen.state;
    if (!seen.isInquiry) bookings.push(() => bookDispute(record, dispute, step));
  }
  if (opensNow || closesNow) payment.tell('DISPUTE', dispute.state.toLowerCase(), by);
  return bookings;
};

const disputeStatusOf = (disputes: readonly DisputeRecord[]): 'NONE' | 'OPEN' | 'WON' | 'LOST' => {
  if (disputes.some(({ state }) => state === 'OPEN')) return 'OPEN';
  if (disputes.some(({ state }) => state === 'LOST')) return 'LOST';
  return disputes.length > 0 ? 'WON' : 'NONE';
};

/** Brings refunds and disputes to what the provider says; only a SUCCEEDED payment can have them. */
export const settleMoneyBack = (
  payment: Payment,
  snapshot: CheckoutSnapshot,
  newKey: () => string,
  by: By,
): Booking[] => {
  if (payment.record.status !== 'SUCCEEDED') return [];
  const bookings = [
    ...snapshot.refunds.flatMap((seen) => settleRefund(payment, seen, newKey, by)),
    ...snapshot.disputes.flatMap((seen) => settleDispute(payment, seen, by)),
  ];
  payment.record.refundedMinor = refundedOf(payment.record).minor;
  payment.record.disputeStatus = disputeStatusOf(payment.record.disputes);
  return bookings;
};
