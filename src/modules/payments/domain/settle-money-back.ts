import type { Booking } from './ledger.ts';
import { endGivenBack, noteGivenBackByProvider } from './mismatch.ts';
import { disputeStatusOf } from './money-back.ts';
import type { Payment } from './payment.ts';
import { settleDispute } from './settle-dispute.ts';
import { settleRefund } from './settle-refund.ts';
import { refundedOf } from './settlement.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

type By = Readonly<{ actor: string; now: Date }>;

/** Refunds of captured money that was no sale; a dispute of it is the provider's and ours alone. */
const settleGivenBack = (
  payment: Payment,
  { refunds }: CheckoutSnapshot,
  newKey: () => string,
  by: By,
): Booking[] => {
  const held = noteGivenBackByProvider(payment, refunds, by);
  if (payment.record.mismatchResolution !== 'GIVE_BACK') return [];
  const bookings = refunds.flatMap((seen) => settleRefund(payment, seen, newKey, by));
  endGivenBack(payment, by);
  return [...held, ...bookings];
};

/** Brings refunds and disputes to what the provider says. A payment that took no money has none. */
export const settleMoneyBack = (
  payment: Payment,
  snapshot: CheckoutSnapshot,
  newKey: () => string,
  by: By,
): Booking[] => {
  if (payment.record.status !== 'SUCCEEDED') return settleGivenBack(payment, snapshot, newKey, by);
  const bookings = [
    ...snapshot.refunds.flatMap((seen) => settleRefund(payment, seen, newKey, by)),
    ...snapshot.disputes.flatMap((seen) => settleDispute(payment, seen, by)),
  ];
  payment.record.refundedMinor = refundedOf(payment.record).minor;
  payment.record.disputeStatus = disputeStatusOf(payment.record.disputes);
  return bookings;
};
