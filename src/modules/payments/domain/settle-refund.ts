import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { bookFailedRefund, bookRefund, type Booking } from './ledger.ts';
import { newRefund, type RefundRecord } from './refunds-and-disputes.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { By, PaymentState } from './payment-state.ts';
import type { RefundSnapshot } from './snapshot.ts';

/**
 * Finds a refund by the provider's id, else by our key in its metadata. A second provider refund with the same key is
 * another refund: its money moved as well.
 */
const findRefund = ({ refunds }: PaymentRecord, seen: RefundSnapshot): RefundRecord | undefined =>
  refunds.find(({ providerRefundId }) => providerRefundId === seen.providerRefundId) ??
  refunds.find(({ providerRefundId, providerKey }) => providerRefundId === null && providerKey === seen.key);

/** Stores a refund made in the provider's dashboard, with a new key. */
const adoptRefund = (
  state: PaymentState,
  seen: RefundSnapshot,
  newKey: () => string,
  by: By,
): RefundRecord => {
  const { status, chargeAmount, captured } = state.record;
  const { currency } = status === 'SUCCEEDED' ? chargeAmount : (captured ?? chargeAmount);
  const adopted = newRefund(
    {
      providerKey: newKey(),
      amount: Money.ofMinor(BigInt(seen.amountMinor), currency as ChargeCurrency),
      reason: 'OTHER',
      note: null,
      requestKey: null,
    },
    { ...by, actor: 'provider' },
  );
  state.addRefund(adopted);
  return adopted;
};

const saved = ({ refunds }: PaymentRecord, key: string): RefundRecord =>
  refunds.find(({ providerKey }) => providerKey === key)!;

/**
 * Applies the snapshot of one refund. No status is final: a FAILED refund may have been made after all, a SUCCEEDED one
 * may fail at the payer's bank. Only SUCCEEDED does not become PENDING again.
 */
export const settleRefund = (
  state: PaymentState,
  seen: RefundSnapshot,
  newKey: () => string,
  by: By,
): Booking[] => {
  const refund = findRefund(state.record, seen) ?? adoptRefund(state, seen, newKey, by);
  const { providerKey, status: before, timesBooked } = refund;
  state.changeRefund(providerKey, { providerRefundId: seen.providerRefundId });
  if (before === seen.status || (before === 'SUCCEEDED' && seen.status === 'PENDING')) return [];
  const time = seen.status === 'SUCCEEDED' ? timesBooked + 1 : timesBooked;
  state.changeRefund(providerKey, {
    status: seen.status,
    failureReason: seen.failureReason,
    timesBooked: time,
  });
  state.addHistory('REFUND', seen.status.toLowerCase(), by);
  if (seen.status === 'FAILED') state.report({ failedRefundKey: providerKey });
  if (seen.status === 'SUCCEEDED') return [(record) => bookRefund(record, saved(record, providerKey), time)];
  if (before === 'SUCCEEDED') return [(record) => bookFailedRefund(record, saved(record, providerKey), time)];
  return [];
};
