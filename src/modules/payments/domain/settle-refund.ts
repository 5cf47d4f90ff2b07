import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { bookFailedRefund, bookRefund, type Booking } from './ledger.ts';
import { newRefund, type RefundRecord } from './money-back.ts';
import type { Payment } from './payment.ts';
import type { RefundSnapshot } from './snapshot.ts';

type By = Readonly<{ actor: string; now: Date }>;

/**
 * By the provider's id, else by our key in its metadata. A second refund of the provider under the same key is another
 * one: its money moved as well.
 */
const findRefund = ({ record }: Payment, seen: RefundSnapshot): RefundRecord | undefined =>
  record.refunds.find(({ providerRefundId }) => providerRefundId === seen.providerRefundId) ??
  record.refunds.find(
    ({ providerRefundId, providerKey }) => providerRefundId === null && providerKey === seen.key,
  );

/** A refund made at the provider's own dashboard is taken over under a key of its own. */
const adoptRefund = (
  { record }: Payment,
  seen: RefundSnapshot,
  newKey: () => string,
  by: By,
): RefundRecord => {
  const currency = (record.status === 'SUCCEEDED' ? record.charge : (record.captured ?? record.charge))
    .currency;
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
  record.refunds.push(adopted);
  return adopted;
};

/**
 * Brings one refund to what the provider says. No state is final: a refund that failed may have been carried out after
 * all, one that succeeded may fail at the customer's bank. Only SUCCEEDED does not become PENDING again.
 */
export const settleRefund = (
  payment: Payment,
  seen: RefundSnapshot,
  newKey: () => string,
  by: By,
): Booking[] => {
  const refund = findRefund(payment, seen) ?? adoptRefund(payment, seen, newKey, by);
  refund.providerRefundId = seen.providerRefundId;
  const before = refund.state;
  if (before === seen.state || (before === 'SUCCEEDED' && seen.state === 'PENDING')) return [];
  refund.state = seen.state;
  refund.failureReason = seen.failureReason;
  payment.tell('REFUND', seen.state.toLowerCase(), by);
  if (seen.state === 'FAILED') payment.report({ failedRefund: refund });
  if (seen.state === 'SUCCEEDED') refund.timesBooked += 1;
  const time = refund.timesBooked;
  if (seen.state === 'SUCCEEDED') return [() => bookRefund(payment.record, refund, time)];
  if (before === 'SUCCEEDED') return [() => bookFailedRefund(payment.record, refund, time)];
  return [];
};
