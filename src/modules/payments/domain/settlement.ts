import type { Fees } from '#kernel/fees.ts';
import { Money } from '#kernel/money.ts';
import type { Attempt } from './attempt.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { By, PaymentState } from './payment-state.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** Fees by the dated schedule, in the currencies of amount and charge. */
export type Schedule = Readonly<{ fees: Fees; chargeFees: Fees }>;

/** Fees and provider mode that apply to a settlement. */
export type SettlementTerms = Readonly<{ schedule: Schedule; liveMode: boolean }>;

type Seen = Readonly<{ attempt: Attempt; snapshot: CheckoutSnapshot; terms: SettlementTerms; by: By }>;

/** Names what differs from the request: amount, currency, reference, key or mode. */
const differences = (payment: PaymentRecord, { attempt, snapshot, terms }: Seen): string[] => {
  const found: string[] = [];
  if (BigInt(snapshot.amountMinor) !== payment.chargeAmount.minor) found.push('AMOUNT');
  if (snapshot.currency !== payment.chargeAmount.currency) found.push('CURRENCY');
  if (snapshot.reference !== String(payment.id)) found.push('REFERENCE');
  if (snapshot.key !== attempt.providerKey) found.push('KEY');
  if (snapshot.liveMode !== terms.liveMode) found.push('MODE');
  return found;
};

const recordMoney = (state: PaymentState, snapshot: CheckoutSnapshot): void => {
  const { intentId, chargeId, card } = state.record;
  state.change({
    intentId: snapshot.intentId ?? intentId,
    chargeId: snapshot.chargeId ?? chargeId,
    card: snapshot.card ?? card,
  });
};

const recordDecline = (state: PaymentState, { declineCode }: CheckoutSnapshot, by: By): void => {
  if (declineCode === null || declineCode === state.record.lastDeclineCode) return;
  state.change({ lastDeclineCode: declineCode });
  state.addHistory('DECLINED', declineCode, by);
};

const succeed = (state: PaymentState, { snapshot, terms: { schedule }, by }: Seen): boolean => {
  const late = state.record.status === 'CANCELLED' || state.record.status === 'FAILED';
  if (!state.raise('SUCCEEDED', null, by)) return false;
  state.change({
    late,
    mismatch: null,
    succeededAt: snapshot.paidAt ?? by.now,
    transactionReference: snapshot.chargeId,
    fees: schedule.fees,
    chargeFees: schedule.chargeFees,
    providerFeeStatus: 'PENDING',
  });
  if (late) state.addHistory('FLAGGED', 'LATE', by);
  return true;
};

/** Paid with a difference: PROCESSING without effects until an administrator decides. */
const flagMismatch = (state: PaymentState, { snapshot, by }: Seen, found: readonly string[]): void => {
  state.change({ captured: { minor: snapshot.amountMinor, currency: snapshot.currency } });
  const mismatch = `AMOUNT_MISMATCH:${found.join(',')}`;
  state.raise('PROCESSING', mismatch, by);
  if (state.record.mismatch === mismatch) return;
  state.change({ mismatch });
  state.addHistory('FLAGGED', mismatch, by);
};

/** A stored fee that is not the provider's is replaced; the ledger books the difference from the payout. */
const recordFee = (state: PaymentState, { fee }: CheckoutSnapshot, by: By): void => {
  const { providerFeeStatus, providerFeeActualMinor, providerFeeCurrency } = state.record;
  const isKnown =
    providerFeeStatus === 'KNOWN' &&
    providerFeeActualMinor === fee?.minor &&
    providerFeeCurrency === fee.currency;
  if (fee === null || isKnown) return;
  state.change({
    providerFeeStatus: 'KNOWN',
    providerFeeActualMinor: fee.minor,
    providerFeeCurrency: fee.currency,
  });
  state.addHistory('FEE', `${fee.minor} ${fee.currency}`, by);
};

const endWithoutMoney = (state: PaymentState, { attempt, snapshot, by }: Seen): void => {
  const { attempts, lastDeclineCode } = state.record;
  const isNewest = attempts.at(-1)?.providerKey === attempt.providerKey;
  if (!isNewest) return;
  const wasDeclined = snapshot.declineCode !== null || lastDeclineCode !== null;
  state.raise(wasDeclined ? 'FAILED' : 'CANCELLED', wasDeclined ? lastDeclineCode : 'EXPIRED', by);
};

/** Money that is being refunded never becomes a sale. @returns whether the payment has just become SUCCEEDED */
const applyPaidMoney = (state: PaymentState, seen: Seen): boolean => {
  const { mismatchResolution, status } = state.record;
  if (mismatchResolution === 'GIVE_BACK') return false;
  const found = status === 'SUCCEEDED' ? [] : differences(state.record, seen);
  if (found.length === 0) return succeed(state, seen);
  flagMismatch(state, seen, found);
  return false;
};

/**
 * Reduces a payment with a snapshot (provider notes, "State"). Sequences of snapshots with the same last one have the same
 * result.
 * @returns whether it has just become SUCCEEDED
 */
export const settle = (state: PaymentState, seen: Seen): boolean => {
  const { attempt, snapshot, by } = seen;
  recordDecline(state, snapshot, by);
  if (snapshot.session !== 'OPEN') state.changeAttempt(attempt.providerKey, { status: 'ENDED' });
  let succeeded = false;
  if (snapshot.money === 'PAID') {
    recordMoney(state, snapshot);
    succeeded = applyPaidMoney(state, seen);
  } else if (snapshot.session === 'COMPLETE') {
    recordMoney(state, snapshot);
    if (snapshot.money === 'PROCESSING') state.raise('PROCESSING', null, by);
    else state.raise('FAILED', state.record.lastDeclineCode, by);
  } else if (snapshot.session === 'EXPIRED') {
    endWithoutMoney(state, seen);
  }
  if (state.record.status === 'SUCCEEDED') recordFee(state, snapshot, by);
  return succeeded;
};

/** Sum of SUCCEEDED refunds, in the charge currency. */
export const refundedOf = (record: PaymentRecord): Money =>
  record.refunds
    .filter(({ status }) => status === 'SUCCEEDED')
    .reduce((sum, { amount }) => sum.plus(amount), Money.zero(record.chargeAmount.currency));
