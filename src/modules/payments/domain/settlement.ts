import { Money } from '#kernel/money.ts';
import type { Attempt } from './attempt.ts';
import type { Fees } from './fees.ts';
import type { Payment } from './payment.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

type By = Readonly<{ actor: string; now: Date }>;

/** Fees by the dated schedule, in the price's and in the charge's currency. */
export type Schedule = Readonly<{ price: Fees; charge: Fees }>;

/** What must be ours for money to count: amount, currency, reference, key and mode. */
const differences = (
  payment: Readonly<PaymentRecord>,
  attempt: Attempt,
  snapshot: CheckoutSnapshot,
  liveMode: boolean,
): string[] => {
  const found: string[] = [];
  if (BigInt(snapshot.amountMinor) !== payment.charge.minor) found.push('AMOUNT');
  if (snapshot.currency !== payment.charge.currency) found.push('CURRENCY');
  if (snapshot.reference !== String(payment.id)) found.push('REFERENCE');
  if (snapshot.key !== attempt.providerKey) found.push('KEY');
  if (snapshot.liveMode !== liveMode) found.push('MODE');
  return found;
};

const noteMoney = (record: PaymentRecord, snapshot: CheckoutSnapshot): void => {
  record.intentId = snapshot.intentId ?? record.intentId;
  record.chargeId = snapshot.chargeId ?? record.chargeId;
  record.card = snapshot.card ?? record.card;
};

const noteDecline = (payment: Payment, snapshot: CheckoutSnapshot, by: By): void => {
  const { record } = payment;
  if (snapshot.declineCode === null || snapshot.declineCode === record.lastDeclineCode) return;
  record.lastDeclineCode = snapshot.declineCode;
  payment.tell('DECLINED', snapshot.declineCode, by);
};

const succeed = (payment: Payment, snapshot: CheckoutSnapshot, schedule: Schedule, by: By): boolean => {
  const { record } = payment;
  const wasEnded = record.status === 'CANCELLED' || record.status === 'FAILED';
  if (!payment.raise('SUCCEEDED', null, by)) return false;
  record.late = wasEnded;
  record.mismatch = null;
  record.succeededAt = snapshot.paidAt ?? by.now;
  record.transactionReference = snapshot.chargeId;
  record.fees = schedule.price;
  record.chargeFees = schedule.charge;
  record.providerFeeStatus = 'PENDING';
  if (record.late) payment.tell('FLAGGED', 'LATE', by);
  return true;
};

/** Paid, but not as asked: nothing follows from it until an administrator has decided. */
const flagMismatch = (
  payment: Payment,
  snapshot: CheckoutSnapshot,
  found: readonly string[],
  by: By,
): void => {
  const { record } = payment;
  record.captured = { minor: snapshot.amountMinor, currency: snapshot.currency };
  const mismatch = `AMOUNT_MISMATCH:${found.join(',')}`;
  payment.raise('PROCESSING', mismatch, by);
  if (record.mismatch === mismatch) return;
  record.mismatch = mismatch;
  payment.tell('FLAGGED', mismatch, by);
};

const noteFee = (payment: Payment, snapshot: CheckoutSnapshot, by: By): void => {
  const { record } = payment;
  const { fee } = snapshot;
  if (record.providerFeeStatus !== 'PENDING' || fee === null) return;
  record.providerFeeStatus = 'KNOWN';
  record.providerFeeActualMinor = fee.minor;
  record.providerFeeCurrency = fee.currency;
  payment.tell('FEE', `${fee.minor} ${fee.currency}`, by);
};

const endWithoutMoney = (payment: Payment, attempt: Attempt, snapshot: CheckoutSnapshot, by: By): void => {
  const isNewest = payment.record.attempts.at(-1) === attempt;
  if (!isNewest) return;
  const wasDeclined = snapshot.declineCode !== null || payment.record.lastDeclineCode !== null;
  payment.raise(
    wasDeclined ? 'FAILED' : 'CANCELLED',
    wasDeclined ? payment.record.lastDeclineCode : 'EXPIRED',
    by,
  );
};

type Context = Readonly<{ schedule: Schedule; liveMode: boolean; by: By }>;

/** What is being given back never becomes a sale. @returns whether the payment has just become SUCCEEDED */
const takeMoney = (
  payment: Payment,
  attempt: Attempt,
  snapshot: CheckoutSnapshot,
  { schedule, liveMode, by }: Context,
): boolean => {
  const { record } = payment;
  if (record.mismatchResolution === 'GIVE_BACK') return false;
  const found = record.status === 'SUCCEEDED' ? [] : differences(record, attempt, snapshot, liveMode);
  if (found.length === 0) return succeed(payment, snapshot, schedule, by);
  flagMismatch(payment, snapshot, found, by);
  return false;
};

/**
 * Reduces a payment with what the provider says now (provider notes, "State"). Whoever looked, in whatever order and
 * however often, the result is the same.
 * @returns whether it has just become SUCCEEDED
 */
export const settle = (
  payment: Payment,
  attempt: Attempt,
  snapshot: CheckoutSnapshot,
  context: Context,
): boolean => {
  const { by } = context;
  noteDecline(payment, snapshot, by);
  if (snapshot.session !== 'OPEN') attempt.state = 'ENDED';
  let succeeded = false;
  if (snapshot.money === 'PAID') {
    noteMoney(payment.record, snapshot);
    succeeded = takeMoney(payment, attempt, snapshot, context);
  } else if (snapshot.session === 'COMPLETE') {
    noteMoney(payment.record, snapshot);
    if (snapshot.money === 'PROCESSING') payment.raise('PROCESSING', null, by);
    else payment.raise('FAILED', payment.record.lastDeclineCode, by);
  } else if (snapshot.session === 'EXPIRED') {
    endWithoutMoney(payment, attempt, snapshot, by);
  }
  if (payment.record.status === 'SUCCEEDED') noteFee(payment, snapshot, by);
  return succeeded;
};

/** Sum of refunds whose money has gone back. */
export const refundedOf = (record: Readonly<PaymentRecord>): Money =>
  record.refunds
    .filter(({ state }) => state === 'SUCCEEDED')
    .reduce((sum, { amount }) => sum.plus(amount), Money.zero(record.charge.currency));
