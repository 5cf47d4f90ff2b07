import { isChargeCurrency, type ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { bookDispute, bookDisputeFee, type Booking, type DisputeMove } from './ledger.ts';
import type { DisputePosition, DisputeRecord } from './refunds-and-disputes.ts';
import type { By, PaymentState } from './payment-state.ts';
import type { DisputeSnapshot } from './snapshot.ts';

/** The ledger position for a snapshot. An inquiry moves no money until it becomes a dispute. */
const positionFor = ({ status, isInquiry }: DisputeSnapshot): DisputePosition => {
  if (isInquiry || status === 'WON' || status === 'PREVENTED') return 'NONE';
  return status === 'LOST' ? 'LOST' : 'HELD';
};

/** Moves between two positions pass HELD, so that four moves suffice. */
const movesBetween: Readonly<
  Record<DisputePosition, Readonly<Record<DisputePosition, readonly DisputeMove[]>>>
> = {
  NONE: { NONE: [], HELD: ['DISPUTE_OPENED'], LOST: ['DISPUTE_OPENED', 'DISPUTE_LOST'] },
  HELD: { NONE: ['DISPUTE_WON'], HELD: [], LOST: ['DISPUTE_LOST'] },
  LOST: { NONE: ['DISPUTE_REOPENED', 'DISPUTE_WON'], HELD: ['DISPUTE_REOPENED'], LOST: [] },
};

const adoptDispute = (state: PaymentState, seen: DisputeSnapshot): DisputeRecord => {
  const dispute: DisputeRecord = {
    id: undefined,
    providerDisputeId: seen.providerDisputeId,
    amount: Money.zero(state.record.chargeAmount.currency),
    reason: seen.reason,
    status: 'OPEN',
    isInquiry: seen.isInquiry,
    isUnderReview: false,
    position: 'NONE',
    feeMinor: 0,
    feeCurrency: null,
    bookings: 0,
    evidenceDueAt: null,
    openedAt: seen.openedAt,
  };
  state.addDispute(dispute);
  return dispute;
};

type Booked = Pick<DisputeRecord, 'providerDisputeId' | 'feeMinor' | 'bookings'>;

/** Books the change of the dispute fee. A fee in a currency without ledger accounts is not booked. */
const settleFee = (state: PaymentState, dispute: Booked, { fee }: DisputeSnapshot): Booking[] => {
  if (fee === null || !isChargeCurrency(fee.currency)) return [];
  const currency: ChargeCurrency = fee.currency;
  const change = Money.ofMinor(fee.minor - dispute.feeMinor, currency);
  if (change.isZero()) return [];
  const number = dispute.bookings + 1;
  const { providerDisputeId } = dispute;
  state.changeDispute(providerDisputeId, {
    feeMinor: fee.minor,
    feeCurrency: currency,
    bookings: number,
  });
  return [(record) => bookDisputeFee(record, { providerDisputeId }, change, number)];
};

/** Moves the disputed amount to its position. @returns bookings, and the number of bookings of the dispute so far */
const settlePosition = (
  state: PaymentState,
  dispute: DisputeRecord,
  seen: DisputeSnapshot,
): Readonly<{ moves: Booking[]; bookings: number }> => {
  const { providerDisputeId, position } = dispute;
  const amount =
    position === 'NONE'
      ? Money.ofMinor(BigInt(seen.amountMinor), state.record.chargeAmount.currency)
      : dispute.amount;
  const target = positionFor(seen);
  const steps = movesBetween[position][target];
  const moves = steps.map(
    (step, place): Booking =>
      (record) =>
        bookDispute(record, { providerDisputeId, amount }, step, dispute.bookings + place + 1),
  );
  const bookings = dispute.bookings + steps.length;
  state.changeDispute(providerDisputeId, { amount, position: target, bookings });
  return { moves, bookings };
};

/** Applies the snapshot of one dispute, in either direction: a lost one may be won, a closed inquiry reopened. */
export const settleDispute = (state: PaymentState, seen: DisputeSnapshot, by: By): Booking[] => {
  const { providerDisputeId, status, reason, isInquiry, isUnderReview, evidenceDueAt } = seen;
  const known = state.record.disputes.find((one) => one.providerDisputeId === providerDisputeId);
  const dispute = known ?? adoptDispute(state, seen);
  const isChanged = known === undefined || known.status !== seen.status || known.isInquiry !== isInquiry;
  const isOpened = known === undefined || (known.isInquiry && !isInquiry);
  state.changeDispute(providerDisputeId, { status, reason, isInquiry, isUnderReview, evidenceDueAt });
  const { moves, bookings } = settlePosition(state, dispute, seen);
  if (isOpened && seen.status === 'OPEN') state.report({ openedDisputeId: providerDisputeId });
  if (known !== undefined && isChanged && seen.status !== 'OPEN')
    state.report({ decidedDisputeId: providerDisputeId });
  const isOpenInquiry = isInquiry && seen.status === 'OPEN';
  if (isChanged) state.addHistory('DISPUTE', isOpenInquiry ? 'inquiry' : seen.status.toLowerCase(), by);
  return [...moves, ...settleFee(state, { ...dispute, bookings }, seen)];
};
