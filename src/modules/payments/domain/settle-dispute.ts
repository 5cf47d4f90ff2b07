import { isChargeCurrency, type ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { bookDispute, bookDisputeFee, type Booking, type DisputeMove } from './ledger.ts';
import type { DisputePosition, DisputeRecord } from './money-back.ts';
import type { Payment } from './payment.ts';
import type { DisputeSnapshot } from './snapshot.ts';

type By = Readonly<{ actor: string; now: Date }>;

/** Where the sum belongs by what the provider says. An inquiry moves no money until it becomes a dispute. */
const positionFor = ({ state, isInquiry }: DisputeSnapshot): DisputePosition => {
  if (isInquiry || state === 'WON' || state === 'PREVENTED') return 'NONE';
  return state === 'LOST' ? 'LOST' : 'HELD';
};

/** Every way between two positions leads over HELD, so that four moves are enough. */
const ways: Readonly<Record<DisputePosition, Readonly<Record<DisputePosition, readonly DisputeMove[]>>>> = {
  NONE: { NONE: [], HELD: ['DISPUTE_OPENED'], LOST: ['DISPUTE_OPENED', 'DISPUTE_LOST'] },
  HELD: { NONE: ['DISPUTE_WON'], HELD: [], LOST: ['DISPUTE_LOST'] },
  LOST: { NONE: ['DISPUTE_REOPENED', 'DISPUTE_WON'], HELD: ['DISPUTE_REOPENED'], LOST: [] },
};

const adoptDispute = ({ record }: Payment, seen: DisputeSnapshot): DisputeRecord => {
  const dispute: DisputeRecord = {
    id: undefined,
    providerDisputeId: seen.providerDisputeId,
    amount: Money.zero(record.charge.currency),
    reason: seen.reason,
    state: 'OPEN',
    isInquiry: seen.isInquiry,
    position: 'NONE',
    feeMinor: 0,
    feeCurrency: null,
    bookings: 0,
    evidenceDueAt: null,
    openedAt: seen.openedAt,
  };
  record.disputes.push(dispute);
  return dispute;
};

/** Books what the fee has changed by. A fee in a currency that the ledger does not keep is left out. */
const settleFee = ({ record }: Payment, dispute: DisputeRecord, seen: DisputeSnapshot): Booking[] => {
  const { fee } = seen;
  if (fee === null || !isChargeCurrency(fee.currency)) return [];
  const currency: ChargeCurrency = fee.currency;
  const change = Money.ofMinor(fee.minor - dispute.feeMinor, currency);
  if (change.isZero()) return [];
  dispute.feeMinor = fee.minor;
  dispute.feeCurrency = currency;
  const number = (dispute.bookings += 1);
  return [() => bookDisputeFee(record, dispute, change, number)];
};

/** Brings one dispute to what the provider says, in either direction: a lost one may be won, a closed inquiry reopened. */
export const settleDispute = (payment: Payment, seen: DisputeSnapshot, by: By): Booking[] => {
  const { record } = payment;
  const known = record.disputes.find(({ providerDisputeId }) => providerDisputeId === seen.providerDisputeId);
  const dispute = known ?? adoptDispute(payment, seen);
  const isNews = known === undefined || known.state !== seen.state || known.isInquiry !== seen.isInquiry;
  const isOpened = known === undefined || (known.isInquiry && !seen.isInquiry);
  dispute.state = seen.state;
  dispute.isInquiry = seen.isInquiry;
  dispute.evidenceDueAt = seen.evidenceDueAt;
  if (dispute.position === 'NONE') {
    dispute.amount = Money.ofMinor(BigInt(seen.amountMinor), record.charge.currency);
  }
  const target = positionFor(seen);
  const bookings = ways[dispute.position][target].map((move): Booking => {
    const number = (dispute.bookings += 1);
    const { amount } = dispute;
    return () => bookDispute(record, { ...dispute, amount }, move, number);
  });
  dispute.position = target;
  if (isOpened && seen.state === 'OPEN') payment.report({ openedDispute: dispute });
  if (isNews)
    payment.tell(
      'DISPUTE',
      seen.isInquiry && seen.state === 'OPEN' ? 'inquiry' : seen.state.toLowerCase(),
      by,
    );
  return [...bookings, ...settleFee(payment, dispute, seen)];
};
