import { euroParity } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import type { LedgerTransaction } from '#modules/payments/domain/ledger.ts';
import { bookPayment } from '#modules/payments/domain/ledger.ts';
import { feesOf } from '#kernel/fees.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import type { RefundRecord } from '#modules/payments/domain/refunds-and-disputes.ts';
import type { CheckoutSnapshot, DisputeSnapshot } from '#modules/payments/domain/snapshot.ts';
import { businessDate } from '#kernel/business-date.ts';

export const start = new Date('2026-11-20T10:00:00Z');
export const by = { actor: 'tests', now: start };
export const key = '7b0c5f3e-0000-4000-8000-000000000001';
const charge = Money.ofMinor(10_000, 'EUR');

/** 100 euro with its session open at the provider. */
export const openPayment = (): Payment => {
  const payment = Payment.start(
    {
      merchantId: 3,
      paymentLinkId: 5,
      linkCreatedBy: null,
      amount: charge,
      chargeAmount: charge,
      fxRate: null,
      eurRate: euroParity.toString(),
      eurRateDay: null,
      eurAmount: charge,
      description: null,
      customerName: null,
      customerEmail: null,
      buyer: null,
      language: 'bg',
      provider: 'stripe',
      providerAccount: null,
      requestKey: null,
    },
    by,
  );
  payment.setStoredValues({ id: 7, orderNumber: 1 });
  const expiresAt = new Date('2026-11-21T10:00:00Z');
  payment.prepareAttempt(
    { providerKey: key, providerRequest: {}, singleLinkId: 5, expiresAt, network: null },
    start,
  );
  payment.attach(key, { id: 'cs_1', url: 'http://provider.example/cs_1' }, by);
  return payment;
};

export const snapshot = (about: Partial<CheckoutSnapshot> = {}): CheckoutSnapshot => ({
  sessionId: 'cs_1',
  session: 'OPEN',
  money: 'NONE',
  reference: '7',
  key,
  amountMinor: 10_000,
  currency: 'EUR',
  liveMode: false,
  intentId: null,
  chargeId: null,
  card: null,
  declineCode: null,
  paidAt: null,
  fee: null,
  refunds: [],
  disputes: [],
  ...about,
});

export const paid = (about: Partial<CheckoutSnapshot> = {}): CheckoutSnapshot =>
  snapshot({
    session: 'COMPLETE',
    money: 'PAID',
    intentId: 'pi_1',
    chargeId: 'ch_1',
    card: { brand: 'visa', last4: '4242' },
    paidAt: new Date('2026-11-20T10:05:00Z'),
    ...about,
  });

/** The provider state of a dispute about the whole amount. */
export const chargeback = (about: Partial<DisputeSnapshot> = {}): DisputeSnapshot => ({
  providerDisputeId: 'dp_1',
  amountMinor: 10_000,
  currency: 'EUR',
  reason: 'fraudulent',
  status: 'OPEN',
  isInquiry: false,
  fee: null,
  isUnderReview: false,
  evidenceDueAt: null,
  openedAt: new Date('2026-11-20T10:10:00Z'),
  ...about,
});

const rates = {
  currency: 'EUR',
  validFrom: businessDate('2020-01-01'),
  platformBasisPoints: 150,
  providerBasisPoints: 290,
  providerFixedMinor: 15,
} as const;
const fees = feesOf(charge, rates);

/** Settles the payment with one snapshot, as `SettlePayment` does. @returns its bookings */
export const settleWith = (payment: Payment, seen: CheckoutSnapshot): LedgerTransaction[] => {
  const schedule = { fees, chargeFees: fees };
  const { attempts, refunds } = payment.toRecord();
  const succeeded = payment.settle(attempts[0]!.providerKey, seen, { schedule, liveMode: false }, by);
  let known = refunds.length;
  const bookings = payment.settleRefundsAndDisputes(seen, () => `key-${(known += 1)}`, by);
  const keys = payment.toRecord().refunds.map(({ providerKey }) => providerKey);
  payment.setStoredValues({ refunds: new Map(keys.map((refundKey, place) => [refundKey, place + 1])) });
  const saved = payment.toRecord();
  return [...(succeeded ? [bookPayment(saved)] : []), ...bookings.map((booking) => booking(saved))];
};

/** The same payment, stored with refunds that differ. */
export const withRefunds = (payment: Payment, changes: Partial<RefundRecord>): Payment => {
  const record = payment.toRecord();
  return Payment.restore({
    ...record,
    refunds: record.refunds.map((refund) => ({ ...refund, ...changes })),
  });
};

/** Settles with each snapshot in turn; throws on a repeated booking, as the constraint of the ledger does. */
export const settleWithEach = (
  payment: Payment,
  seen: readonly CheckoutSnapshot[],
): { booked: LedgerTransaction[]; balances: Record<string, bigint> } => {
  const booked = seen.flatMap((one) => settleWith(payment, one));
  const names = booked.map(({ kind, source }) => `${kind} ${source}`);
  if (new Set(names).size < names.length) throw new Error(`booked twice: ${names.join(', ')}`);
  const balances: Record<string, bigint> = {};
  for (const { account, amount } of booked.flatMap(({ entries }) => entries)) {
    balances[account] = (balances[account] ?? 0n) + amount.minor;
  }
  const uneven = Object.entries(balances).filter(([, minor]) => minor !== 0n);
  return { booked, balances: Object.fromEntries(uneven) };
};
