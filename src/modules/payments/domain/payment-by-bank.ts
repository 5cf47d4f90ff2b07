import type { Schedule } from './settlement.ts';
import { bookBankRefund, type Booking } from './ledger.ts';
import type { By, PaymentState } from './payment-state.ts';
import { refundedOf } from './settlement.ts';

/** Names the bank in place of a card provider, in payments that came by transfer. */
export const bankProvider = 'bank';

/** The booking of a transfer at the merchant's bank. */
export type BankReceipt = Readonly<{
  /** The beginning of the day of the booking in Sofia. */
  succeededAt: Date;
  schedule: Schedule;
}>;

/** The money came: SUCCEEDED, with nothing left to ask of a provider. */
export const receive = (state: PaymentState, { succeededAt, schedule }: BankReceipt, by: By): void => {
  state.raise('SUCCEEDED', null, by);
  state.change({ succeededAt, fees: schedule.fees, chargeFees: schedule.chargeFees });
};

/** The refund was paid from the merchant's account. @returns its booking */
export const repayByBank = (state: PaymentState, providerKey: string, by: By): Booking[] => {
  state.changeRefund(providerKey, { status: 'SUCCEEDED', timesBooked: 1 });
  state.addHistory('REFUND', 'succeeded', by);
  state.change({ refundedMinor: refundedOf(state.record).minor });
  return [
    (saved) =>
      bookBankRefund(
        saved,
        saved.refunds.find((refund) => refund.providerKey === providerKey)!,
      ),
  ];
};
