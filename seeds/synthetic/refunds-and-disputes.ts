import { nameOf, system } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import type { LedgerTransaction } from '#modules/payments/domain/ledger.ts';
import type { Payment } from '#modules/payments/domain/payment.ts';
import type { CheckoutSnapshot, DisputeSnapshot } from '#modules/payments/domain/snapshot.ts';
import type { Shop, GeneratorContext } from './context.ts';

export type Booked = Readonly<{ transaction: LedgerTransaction; at: Date }>;
export type Refunded = Readonly<{ refundId: number; amount: Money<'EUR' | 'USD'>; at: Date }>;

const by = nameOf(system('history'));
const hourMs = 3_600_000;

/** Three of a hundred payments are refunded, most of them fully; two of a thousand are disputed. */
const refundChance = 0.03;
const disputeChance = 0.002;
const reasons = ['fraudulent', 'product_not_received', 'product_unacceptable', 'duplicate'];

type Seen = Pick<CheckoutSnapshot, 'refunds' | 'disputes'>;

const settle = ({ ids }: GeneratorContext, payment: Payment, seen: Seen, at: Date): LedgerTransaction[] => {
  const bookings = payment.settleRefundsAndDisputes(seen as CheckoutSnapshot, () => '', {
    actor: by,
    now: at,
  });
  const { version, disputes } = payment.toRecord();
  const unnumbered = disputes.filter(({ id }) => id === undefined);
  payment.setStoredValues({
    version: version + 1,
    disputes: new Map(
      unnumbered.map(({ providerDisputeId }) => [providerDisputeId, ids.next('disputes')] as const),
    ),
  });
  return bookings.map((booking) => booking(payment.toRecord()));
};

const after = (instant: Date, hours: number): Date =>
  new Date(instant.getTime() + Math.round(hours * hourMs));

/** Refunds a payment fully or in part, some days later. */
export const refundSome = (
  context: GeneratorContext,
  shop: Shop,
  payment: Payment,
): (Booked & Refunded) | null => {
  const { random, ids, end } = context;
  const record = payment.toRecord();
  if (record.status !== 'SUCCEEDED' || !random.isLucky(refundChance)) return null;
  const isWhole = random.isLucky(0.7) || record.chargeAmount.minor < 200n;
  const minor = isWhole
    ? record.chargeAmount.minor
    : (record.chargeAmount.minor * BigInt(random.whole(20, 80))) / 100n;
  const at = after(record.succeededAt!, 2 + random.next() * 24 * 12);
  if (at >= end) return null;
  const providerKey = random.uuid();
  const amount = Money.ofMinor(minor, record.chargeAmount.currency);
  const asked = {
    providerKey,
    amount,
    reason: 'REQUESTED_BY_CUSTOMER',
    note: null,
    requestKey: null,
  } as const;
  payment.requestRefund(asked, { actor: `user:${shop.userId}`, now: at });
  const refundId = ids.next('refunds');
  payment.setStoredValues({ refunds: new Map([[providerKey, refundId]]) });
  const seen = {
    providerRefundId: `re_history_${providerKey}`,
    key: providerKey,
    amountMinor: Number(minor),
    currency: amount.currency,
    status: 'SUCCEEDED',
    failureReason: null,
  } as const;
  const [transaction] = settle(context, payment, { refunds: [seen], disputes: [] }, at);
  return { refundId, amount, at, transaction: transaction! };
};

/** Disputes some payments; two months later a dispute is won, lost or still open. */
export const disputeSome = (context: GeneratorContext, payment: Payment): Booked[] => {
  const { random, end } = context;
  const record = payment.toRecord();
  if (record.status !== 'SUCCEEDED' || record.refunds.length > 0 || !random.isLucky(disputeChance)) return [];
  const openedAt = after(record.succeededAt!, 24 * (5 + random.next() * 40));
  if (openedAt >= end) return [];
  const open: DisputeSnapshot = {
    providerDisputeId: `du_history_${random.uuid()}`,
    amountMinor: Number(record.chargeAmount.minor),
    currency: record.chargeAmount.currency,
    reason: random.pick(reasons),
    status: 'OPEN',
    isInquiry: false,
    fee: null,
    isUnderReview: false,
    evidenceDueAt: after(openedAt, 24 * 9),
    openedAt,
  };
  const closedAt = after(openedAt, 24 * (20 + random.next() * 40));
  const status = random.isLucky(0.45) ? 'WON' : 'LOST';
  const booked = settle(context, payment, { refunds: [], disputes: [open] }, openedAt).map((transaction) => ({
    transaction,
    at: openedAt,
  }));
  if (closedAt >= end) return booked;
  const closed = settle(context, payment, { refunds: [], disputes: [{ ...open, status }] }, closedAt);
  return [...booked, ...closed.map((transaction) => ({ transaction, at: closedAt }))];
};
