import { isChargeCurrency, type ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { CapturedMoneyUndecided, MismatchIsDecided, MismatchNotAcceptable, NoMismatch } from './failures.ts';
import { bookMismatch, type Booking } from './ledger.ts';
import { isClaimed, newRefund } from './refunds-and-disputes.ts';
import type { MismatchResolution, PaymentRecord } from './payment-record.ts';
import type { By, PaymentState } from './payment-state.ts';
import type { RefundSnapshot } from './snapshot.ts';

export type MismatchDecision = Readonly<{
  resolution: MismatchResolution;
  note: string | null;
  /** Key of the refund. */
  providerKey: string;
  /** The payment link is for a written invoice, which only its exact amount can pay. */
  isForInvoice: boolean;
}>;

/** Only a differing amount can be accepted: with another currency, reference, key or mode it is not this sale. */
const acceptable = 'AMOUNT_MISMATCH:AMOUNT';

const capturedOf = ({ captured }: PaymentRecord): Money<ChargeCurrency> => {
  if (captured === null) throw new NoMismatch();
  const { minor, currency } = captured;
  if (!isChargeCurrency(currency)) throw new MismatchNotAcceptable();
  return Money.ofMinor(minor, currency);
};

/** Replaces the amounts of the payment by the captured one, in each of its currencies. */
const applyCapturedAmount = (state: PaymentState, captured: Money<ChargeCurrency>): void => {
  const { fxRate, amount, eurRate } = state.record;
  const eurAmount = EuroRate.parse(eurRate).toEuro(captured);
  state.change({
    chargeAmount: captured,
    eurAmount,
    amount:
      fxRate === null
        ? Money.ofMinor(captured.minor, amount.currency)
        : EuroRate.parse(fxRate).fromEuro(eurAmount, amount.currency),
  });
};

const accept = (state: PaymentState, { isForInvoice }: MismatchDecision, by: By): void => {
  if (state.record.mismatch !== acceptable || isForInvoice) throw new MismatchNotAcceptable();
  const captured = capturedOf(state.record);
  state.change({ mismatchResolution: 'ACCEPT' });
  state.addHistory('FLAGGED', 'ACCEPTED', by);
  applyCapturedAmount(state, captured);
};

const refundCaptured = (state: PaymentState, { note, providerKey }: MismatchDecision, by: By): Booking[] => {
  const amount = capturedOf(state.record);
  const isFirst = state.record.mismatchResolution === null;
  state.change({ mismatchResolution: 'GIVE_BACK' });
  state.addHistory('FLAGGED', 'GIVE_BACK', by);
  state.addRefund(newRefund({ providerKey, amount, reason: 'OTHER', note, requestKey: null }, by));
  return isFirst ? [(record) => bookMismatch(record, amount)] : [];
};

/**
 * Decides a mismatch.
 * ACCEPT: the captured amount becomes the amount of the payment, which can then succeed.
 * GIVE_BACK: all of it is refunded and nothing is sold; allowed again after a failed refund.
 * @throws NoMismatch, MismatchIsDecided, MismatchNotAcceptable
 */
export const decideMismatch = (state: PaymentState, decision: MismatchDecision, by: By): Booking[] => {
  const { mismatch, mismatchResolution, status, refunds } = state.record;
  if (mismatch === null || status === 'SUCCEEDED') throw new NoMismatch();
  const isDecided =
    mismatchResolution !== null && (decision.resolution === 'ACCEPT' || refunds.some(isClaimed));
  if (isDecided) throw new MismatchIsDecided();
  if (decision.resolution === 'GIVE_BACK') return refundCaptured(state, decision, by);
  accept(state, decision, by);
  return [];
};

/** Whether the decision stands: nothing of it is left to decide. */
export const isDecidedAs = (
  { mismatchResolution, refunds }: PaymentRecord,
  resolution: MismatchResolution,
): boolean => mismatchResolution === resolution && (resolution === 'ACCEPT' || refunds.some(isClaimed));

/** In minor units. */
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, minor) => sum + minor, 0n);

/** Decides GIVE_BACK when all captured money was refunded in the provider's dashboard. @returns bookings */
export const recordRefundByProvider = (
  state: PaymentState,
  refunds: readonly RefundSnapshot[],
  by: By,
): Booking[] => {
  const { mismatch, captured, mismatchResolution } = state.record;
  if (mismatch === null || captured === null || mismatchResolution !== null) return [];
  const succeeded = refunds.filter((refund) => refund.status === 'SUCCEEDED');
  if (sumOf(succeeded.map(({ amountMinor }) => BigInt(amountMinor))) < BigInt(captured.minor)) return [];
  if (!isChargeCurrency(captured.currency)) return [];
  const amount = capturedOf(state.record);
  state.change({ mismatchResolution: 'GIVE_BACK' });
  state.addHistory('FLAGGED', 'GIVE_BACK', by);
  return [(record) => bookMismatch(record, amount)];
};

/** Cancels the payment once all captured money is refunded. */
export const cancelWhenRefunded = (state: PaymentState, by: By): void => {
  const { captured, refunds } = state.record;
  const succeeded = refunds
    .filter((refund) => refund.status === 'SUCCEEDED')
    .map(({ amount }) => amount.minor);
  if (captured !== null && sumOf(succeeded) >= BigInt(captured.minor))
    state.raise('CANCELLED', 'GIVEN_BACK', by);
};

/**
 * Captured money of a mismatch is decided about, not refunded as a sale; after a failed refund it is given back again.
 * @throws CapturedMoneyUndecided with the possible decisions, MismatchIsDecided while it is being refunded
 */
export const mustNotWaitForDecision = (record: PaymentRecord): void => {
  const { mismatch, captured, mismatchResolution, refunds, status } = record;
  if (mismatch === null || captured === null || status === 'SUCCEEDED') return;
  if (refunds.some(isClaimed)) throw new MismatchIsDecided();
  const amount = { amount: String(captured.minor / 100), currency: captured.currency };
  const isAcceptable = mismatch === acceptable && mismatchResolution === null;
  throw new CapturedMoneyUndecided(amount, isAcceptable ? ['ACCEPT', 'GIVE_BACK'] : ['GIVE_BACK']);
};
