import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Failure } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import {
  AllIsRefunded,
  DisputeInOtherCurrency,
  DisputeIsLost,
  DisputeIsOpen,
  NothingPaid,
  NothingToRefund,
} from './failures.ts';
import { mustNotWaitForDecision } from './mismatch.ts';
import { mayBeDisputedInOtherCurrency } from './other-currency.ts';
import { isClaimed, isWithheld, newRefund, type RefundRecord } from './refunds-and-disputes.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { By, PaymentState } from './payment-state.ts';

export type RefundRequest = Pick<RefundRecord, 'providerKey' | 'amount' | 'reason' | 'note' | 'requestKey'> &
  Partial<Pick<RefundRecord, 'lines'>>;

/** The dispute in place of a refund: unresolved in whatever currency, or lost; null: none. An inquiry holds no money. */
const disputeInPlaceOfRefund = (record: PaymentRecord): Failure | null => {
  const { disputes, disputeStatus, chargeAmount } = record;
  if (disputes.some(isWithheld)) return new DisputeIsOpen();
  if (mayBeDisputedInOtherCurrency(record)) return new DisputeInOtherCurrency();
  return disputeStatus === 'LOST' ? new DisputeIsLost(chargeAmount.currency) : null;
};

/** What can still be refunded, in the charge currency. */
export const refundableOf = (record: PaymentRecord): Money<ChargeCurrency> => {
  const { chargeAmount, refunds, status } = record;
  if (status !== 'SUCCEEDED' || disputeInPlaceOfRefund(record) !== null)
    return Money.zero(chargeAmount.currency);
  return refunds.filter(isClaimed).reduce((left, { amount }) => left.minus(amount), chargeAmount);
};

/**
 * A payment whose money can be refunded at all, with the decision or the fact that stands in place of a refund.
 * @throws CapturedMoneyUndecided, MismatchIsDecided, NothingPaid, DisputeIsOpen, DisputeInOtherCurrency, DisputeIsLost,
 * AllIsRefunded
 */
const mustBeRefundable = (record: PaymentRecord): void => {
  const { status, chargeAmount } = record;
  if (status !== 'SUCCEEDED') {
    mustNotWaitForDecision(record);
    throw new NothingPaid(status, chargeAmount.currency);
  }
  const dispute = disputeInPlaceOfRefund(record);
  if (dispute !== null) throw dispute;
  if (refundableOf(record).isZero()) throw new AllIsRefunded(chargeAmount.currency);
};

/**
 * Adds a refund.
 * @throws CapturedMoneyUndecided, MismatchIsDecided, NothingPaid, DisputeIsOpen, DisputeInOtherCurrency, DisputeIsLost,
 * AllIsRefunded,
 * NothingToRefund when the amount is more than what is left
 */
export const requestRefund = (state: PaymentState, request: RefundRequest, by: By): RefundRecord => {
  mustBeRefundable(state.record);
  const left = refundableOf(state.record);
  if (request.amount.minor <= 0n || request.amount.isMoreThan(left)) {
    throw new NothingToRefund({ amount: String(left.toDecimal()), currency: left.currency });
  }
  const refund = newRefund(request, by);
  state.addRefund(refund);
  state.addHistory('REFUND', 'requested', by);
  return refund;
};

const requestedRefund = ({ record }: PaymentState, refundId: number): RefundRecord | undefined =>
  record.refunds.find(({ id, status }) => id === refundId && status === 'REQUESTED');

/** Marks a REQUESTED refund as FAILED with the provider's code. */
export const refuseRefund = (state: PaymentState, refundId: number, reason: string, by: By): void => {
  const refund = requestedRefund(state, refundId);
  if (refund === undefined) return;
  state.changeRefund(refund.providerKey, { status: 'FAILED', failureReason: reason });
  state.report({ failedRefundKey: refund.providerKey });
  state.addHistory('REFUND', 'failed', by);
};

/** The provider stored an error under the used key and made no refund: the next attempt uses another key. */
export const useNextRefundKey = (state: PaymentState, refundId: number, usedAttempt: number): void => {
  const refund = requestedRefund(state, refundId);
  if (refund?.providerAttempt !== usedAttempt) return;
  state.changeRefund(refund.providerKey, { providerAttempt: usedAttempt + 1 });
};
