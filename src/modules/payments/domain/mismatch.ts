import { isChargeCurrency, type ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { MismatchIsDecided, MismatchNotAcceptable, NoMismatch } from './failures.ts';
import { bookMismatch, type Booking } from './ledger.ts';
import { isClaimed, newRefund } from './money-back.ts';
import type { Payment } from './payment.ts';
import type { MismatchResolution, PaymentRecord } from './payment-record.ts';
import type { RefundSnapshot } from './snapshot.ts';

type By = Readonly<{ actor: string; now: Date }>;
export type MismatchDecision = Readonly<{
  resolution: MismatchResolution;
  note: string | null;
  /** For the refund. */
  providerKey: string;
  /** The payment's link asks for the sum of a written invoice, which only that sum can pay. */
  isForInvoice: boolean;
}>;

/** Only another amount can become the payment's: with another currency, reference, key or mode it is not this sale. */
const acceptable = 'AMOUNT_MISMATCH:AMOUNT';

const capturedOf = ({ captured }: Readonly<PaymentRecord>): Money<ChargeCurrency> => {
  if (captured === null) throw new NoMismatch();
  const { minor, currency } = captured;
  if (!isChargeCurrency(currency)) throw new MismatchNotAcceptable();
  return Money.ofMinor(minor, currency);
};

const accept = (payment: Payment, { isForInvoice }: MismatchDecision, by: By): void => {
  const { record } = payment;
  if (record.mismatch !== acceptable || isForInvoice) throw new MismatchNotAcceptable();
  record.mismatchResolution = 'ACCEPT';
  payment.tell('FLAGGED', 'ACCEPTED', by);
  payment.charge(capturedOf(record));
};

const giveBack = (payment: Payment, { note, providerKey }: MismatchDecision, by: By): Booking[] => {
  const { record } = payment;
  const amount = capturedOf(record);
  const isFirst = record.mismatchResolution === null;
  record.mismatchResolution = 'GIVE_BACK';
  payment.tell('FLAGGED', 'GIVE_BACK', by);
  record.refunds.push(newRefund({ providerKey, amount, reason: 'OTHER', note, requestKey: null }, by));
  return isFirst ? [() => bookMismatch(record, amount)] : [];
};

/**
 * Decides about captured money that is not what was asked.
 * ACCEPT: the captured amount becomes the payment's price and charge, which then succeeds for what was received.
 * GIVE_BACK: all of it is refunded; nothing is sold. It may be asked for again after a refund that failed.
 * @throws NoMismatch, MismatchIsDecided, MismatchNotAcceptable
 */
export const decideMismatch = (payment: Payment, decision: MismatchDecision, by: By): Booking[] => {
  const { record } = payment;
  const { mismatch, mismatchResolution, status, refunds } = record;
  if (mismatch === null || status === 'SUCCEEDED') throw new NoMismatch();
  const isDecided =
    mismatchResolution !== null && (decision.resolution === 'ACCEPT' || refunds.some(isClaimed));
  if (isDecided) throw new MismatchIsDecided();
  if (decision.resolution === 'GIVE_BACK') return giveBack(payment, decision, by);
  accept(payment, decision, by);
  return [];
};

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, minor) => sum + minor, 0n);

/** All that was captured was refunded at the provider's own dashboard: that decides it. */
export const noteGivenBackByProvider = (
  payment: Payment,
  refunds: readonly RefundSnapshot[],
  by: By,
): Booking[] => {
  const { record } = payment;
  if (record.mismatch === null || record.captured === null || record.mismatchResolution !== null) return [];
  const given = refunds.filter(({ state }) => state === 'SUCCEEDED');
  if (sumOf(given.map(({ amountMinor }) => BigInt(amountMinor))) < BigInt(record.captured.minor)) return [];
  if (!isChargeCurrency(record.captured.currency)) return [];
  const amount = capturedOf(record);
  record.mismatchResolution = 'GIVE_BACK';
  payment.tell('FLAGGED', 'GIVE_BACK', by);
  return [() => bookMismatch(record, amount)];
};

/** Ends the payment once all that was captured has gone back. */
export const endGivenBack = (payment: Payment, by: By): void => {
  const { captured, refunds } = payment.record;
  const given = refunds.filter(({ state }) => state === 'SUCCEEDED').map(({ amount }) => amount.minor);
  if (captured !== null && sumOf(given) >= BigInt(captured.minor))
    payment.raise('CANCELLED', 'GIVEN_BACK', by);
};
