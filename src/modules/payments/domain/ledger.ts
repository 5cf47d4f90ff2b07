import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { DisputeRecord, RefundRecord } from './refunds-and-disputes.ts';
import type { PaymentRecord } from './payment-record.ts';

export type LedgerAccount =
  | 'PROVIDER_RECEIVABLE'
  | 'PLATFORM_REVENUE'
  | 'PROVIDER_FEES'
  | 'MERCHANT_PAYABLE'
  | 'DISPUTE_HOLD'
  | 'MISMATCH_HOLD';
export type DisputeMove = 'DISPUTE_OPENED' | 'DISPUTE_WON' | 'DISPUTE_LOST' | 'DISPUTE_REOPENED';
export type LedgerKind =
  | 'PAYMENT'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'MISMATCH_HELD'
  | 'DISPUTE_FEE'
  | 'DISPUTE_FEE_RETURNED'
  | DisputeMove;

/** Entries are signed and sum to zero per currency; (kind, source) exists once, so nothing is booked twice. */
export type LedgerTransaction = Readonly<{
  kind: LedgerKind;
  source: string;
  paymentId: number;
  entries: readonly Readonly<{ account: LedgerAccount; merchantId: number | null; amount: Money }>[];
}>;

/** What is to be booked once refunds and disputes have ids: made of the payment as it has been saved. */
export type Booking = (saved: PaymentRecord) => LedgerTransaction;

type Entry = LedgerTransaction['entries'][number];
const entry = (account: LedgerAccount, amount: Money, merchantId: number | null = null): Entry => ({
  account,
  merchantId: account === 'MERCHANT_PAYABLE' ? merchantId : null,
  amount,
});
const isBooked = ({ amount }: Entry): boolean => !amount.isZero();

/** 100.00 EUR succeeded: +10000 receivable, −150 platform, −305 provider, −9545 payable to the merchant. */
export const bookPayment = (payment: PaymentRecord): LedgerTransaction => ({
  kind: 'PAYMENT',
  source: `payment:${payment.id!}`,
  paymentId: payment.id!,
  entries: [
    entry('PROVIDER_RECEIVABLE', payment.chargeAmount),
    entry('PLATFORM_REVENUE', payment.chargeFees.platformFee.negated()),
    entry('PROVIDER_FEES', payment.chargeFees.merchantFee.negated()),
    entry('MERCHANT_PAYABLE', payment.chargeFees.netAmount.negated(), payment.merchantId),
  ].filter(isBooked),
});

const move = (
  kind: LedgerKind,
  source: string,
  payment: PaymentRecord,
  [from, to]: [LedgerAccount, LedgerAccount],
  amount: Money,
): LedgerTransaction => ({
  kind,
  source,
  paymentId: payment.id!,
  entries: [entry(from, amount.negated(), payment.merchantId), entry(to, amount, payment.merchantId)],
});

/** Who bears what is given back: the merchant after a sale, the held sum where nothing was sold. */
const bearerOf = ({ status }: PaymentRecord): LedgerAccount =>
  status === 'SUCCEEDED' ? 'MERCHANT_PAYABLE' : 'MISMATCH_HOLD';

/** The first success keeps the plain source; each later one has a number. */
const refundSource = ({ id }: RefundRecord, time: number): string =>
  time > 1 ? `refund:${id!}:${time}` : `refund:${id!}`;

/** The refund that a transaction is about; null when it is about something else. */
export const refundIdOf = ({ source }: LedgerTransaction): number | null => {
  const id = /^refund:(\d+)/.exec(source)?.[1];
  return id === undefined ? null : Number(id);
};

/**
 * The provider gives the money back; fees are not returned.
 * @param time which success of the refund it is, from 1
 */
export const bookRefund = (payment: PaymentRecord, refund: RefundRecord, time: number): LedgerTransaction =>
  move(
    'REFUND',
    refundSource(refund, time),
    payment,
    ['PROVIDER_RECEIVABLE', bearerOf(payment)],
    refund.amount,
  );

/** The bank could not take it: the refund is undone. */
export const bookFailedRefund = (
  payment: PaymentRecord,
  refund: RefundRecord,
  time: number,
): LedgerTransaction =>
  move(
    'REFUND_FAILED',
    refundSource(refund, time),
    payment,
    [bearerOf(payment), 'PROVIDER_RECEIVABLE'],
    refund.amount,
  );

/** Captured money that is no sale: the provider holds it for us until it has been given back. */
export const bookMismatch = (payment: PaymentRecord, captured: Money): LedgerTransaction =>
  move(
    'MISMATCH_HELD',
    `payment:${payment.id!}`,
    payment,
    ['MISMATCH_HOLD', 'PROVIDER_RECEIVABLE'],
    captured,
  );

const disputeWays: Readonly<Record<DisputeMove, [LedgerAccount, LedgerAccount]>> = {
  DISPUTE_OPENED: ['PROVIDER_RECEIVABLE', 'DISPUTE_HOLD'],
  DISPUTE_WON: ['DISPUTE_HOLD', 'PROVIDER_RECEIVABLE'],
  DISPUTE_LOST: ['DISPUTE_HOLD', 'MERCHANT_PAYABLE'],
  DISPUTE_REOPENED: ['MERCHANT_PAYABLE', 'DISPUTE_HOLD'],
};

/**
 * Opened: the provider holds the sum. Won: it comes back. Lost: the merchant bears it. Reopened: the provider decides
 * again about a sum that was lost.
 * @param number of the dispute's booking, from 1: the same move may come again
 */
export const bookDispute = (
  payment: PaymentRecord,
  dispute: Pick<DisputeRecord, 'providerDisputeId' | 'amount'>,
  step: DisputeMove,
  number: number,
): LedgerTransaction =>
  move(step, `dispute:${dispute.providerDisputeId}:${number}`, payment, disputeWays[step], dispute.amount);

/**
 * What the provider takes for handling a dispute is owed to it like its other fees, and borne by the merchant (terms,
 * "Refunds and disputes"); a negative change is the fee that it returns.
 */
export const bookDisputeFee = (
  payment: PaymentRecord,
  { providerDisputeId }: Pick<DisputeRecord, 'providerDisputeId'>,
  change: Money<ChargeCurrency>,
  number: number,
): LedgerTransaction =>
  move(
    change.minor > 0n ? 'DISPUTE_FEE' : 'DISPUTE_FEE_RETURNED',
    `dispute:${providerDisputeId}:${number}`,
    payment,
    ['PROVIDER_FEES', 'MERCHANT_PAYABLE'],
    change,
  );
