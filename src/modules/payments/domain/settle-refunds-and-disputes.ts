import type { Booking } from './ledger.ts';
import { cancelWhenRefunded, recordRefundByProvider } from './mismatch.ts';
import { disputesInOtherCurrency, setOtherCurrencyAside } from './other-currency.ts';
import { disputeStatusOf } from './refunds-and-disputes.ts';
import type { By, PaymentState } from './payment-state.ts';
import { settleDispute } from './settle-dispute.ts';
import { settleRefund } from './settle-refund.ts';
import { refundedOf } from './settlement.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** Applies refunds of captured money that was no sale; its disputes are not booked. */
const settleCapturedRefunds = (
  state: PaymentState,
  { refunds }: CheckoutSnapshot,
  newKey: () => string,
  by: By,
): Booking[] => {
  const held = recordRefundByProvider(state, refunds, by);
  if (state.record.mismatchResolution !== 'GIVE_BACK') return [];
  const bookings = refunds.flatMap((seen) => settleRefund(state, seen, newKey, by));
  cancelWhenRefunded(state, by);
  return [...held, ...bookings];
};

/** Applies the refunds and disputes of a snapshot. @returns bookings */
export const settleRefundsAndDisputes = (
  state: PaymentState,
  seen: CheckoutSnapshot,
  newKey: () => string,
  by: By,
): Booking[] => {
  const snapshot = setOtherCurrencyAside(state, seen, by);
  if (state.record.status !== 'SUCCEEDED') return settleCapturedRefunds(state, snapshot, newKey, by);
  const bookings = [
    ...snapshot.refunds.flatMap((refund) => settleRefund(state, refund, newKey, by)),
    ...snapshot.disputes.flatMap((dispute) => settleDispute(state, dispute, by)),
  ];
  state.change({
    refundedMinor: refundedOf(state.record).minor,
    // A dispute in another currency is not booked, and still is one.
    disputeStatus: disputeStatusOf([...state.record.disputes, ...disputesInOtherCurrency(state, seen)]),
  });
  return bookings;
};
