import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { DisputeRecord, RefundRecord } from './refunds-and-disputes.ts';
import type { PaymentRecord } from './payment-record.ts';

/**
 * Accounts of the ledger; MERCHANT_PAYABLE, MERCHANT_BANK and BANK_SALES have one account per merchant. MERCHANT_BANK is
 * what came to the merchant's own bank account, BANK_SALES its other side: the card provider owes nothing of it.
 */
export type LedgerAccount =
  | 'PROVIDER_RECEIVABLE'
  | 'PLATFORM_REVENUE'
  | 'PROVIDER_FEES'
  | 'MERCHANT_PAYABLE'
  | 'DISPUTE_HOLD'
  | 'MISMATCH_HOLD'
  | 'CURRENCY_EXCHANGE'
  | 'MERCHANT_BANK'
  | 'BANK_SALES';
export type DisputeMove = 'DISPUTE_OPENED' | 'DISPUTE_WON' | 'DISPUTE_LOST' | 'DISPUTE_REOPENED';
export type LedgerKind =
  | 'PAYMENT'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'MISMATCH_HELD'
  | 'DISPUTE_FEE'
  | 'DISPUTE_FEE_RETURNED'
  | 'PAYOUT'
  | 'PAYOUT_FAILED'
  | 'FEE_DIFFERENCE'
  | 'CONVERSION'
  | 'BANK_PAYMENT'
  | 'BANK_REFUND'
  | 'BANK_TRANSFER'
  | 'BANK_TRANSFER_TAKEN_BACK'
  | DisputeMove;

/** Entries are signed and sum to zero per currency; (kind, source) is unique, so nothing is booked twice. */
export type LedgerTransaction = Readonly<{
  kind: LedgerKind;
  source: string;
  /** Exactly one of payment, payout and match of a movement is set. */
  paymentId: number | null;
  payoutId?: number;
  bankMatchId?: number;
  entries: readonly Readonly<{ account: LedgerAccount; merchantId: number | null; amount: Money }>[];
}>;

/** Creates a transaction from the saved payment, once its refunds and disputes have ids. */
export type Booking = (saved: PaymentRecord) => LedgerTransaction;

export type LedgerEntry = LedgerTransaction['entries'][number];
type Entry = LedgerEntry;
const ofMerchant: ReadonlySet<LedgerAccount> = new Set(['MERCHANT_PAYABLE', 'MERCHANT_BANK', 'BANK_SALES']);
/** An entry; only accounts of a merchant name it. */
export const entry = (account: LedgerAccount, amount: Money, merchantId: number | null = null): Entry => ({
  account,
  merchantId: ofMerchant.has(account) ? merchantId : null,
  amount,
});
/** An entry of zero is left out. */
export const isBooked = ({ amount }: Entry): boolean => !amount.isZero();

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

/**
 * The booking of a payment that has just succeeded.
 * A transfer: +10000 at the merchant's bank, −10000 sales by bank; the provider owes nothing of it.
 */
export const bookSuccess = (payment: PaymentRecord): LedgerTransaction =>
  payment.method === 'BANK'
    ? move(
        'BANK_PAYMENT',
        `payment:${payment.id!}`,
        payment,
        ['BANK_SALES', 'MERCHANT_BANK'],
        payment.chargeAmount,
      )
    : bookPayment(payment);

/** The account that a refund is taken from: the merchant's after a sale, else the held amount. */
const refundAccountOf = ({ status }: PaymentRecord): LedgerAccount =>
  status === 'SUCCEEDED' ? 'MERCHANT_PAYABLE' : 'MISMATCH_HOLD';

/** The first success has the plain source, each later one a number. */
const refundSource = ({ id }: RefundRecord, time: number): string =>
  time > 1 ? `refund:${id!}:${time}` : `refund:${id!}`;

/** Id of the refund that a transaction books; null for other transactions. */
export const refundIdOf = ({ source }: LedgerTransaction): number | null => {
  const id = /^refund:(\d+)/.exec(source)?.[1];
  return id === undefined ? null : Number(id);
};

/**
 * Books a refund; fees are not returned.
 * @param time number of the success of this refund, from 1
 */
export const bookRefund = (payment: PaymentRecord, refund: RefundRecord, time: number): LedgerTransaction =>
  move(
    'REFUND',
    refundSource(refund, time),
    payment,
    ['PROVIDER_RECEIVABLE', refundAccountOf(payment)],
    refund.amount,
  );

/** A payment by bank, or a part of it, was sent back from the merchant's account. */
export const bookBankRefund = (payment: PaymentRecord, refund: RefundRecord): LedgerTransaction =>
  move('BANK_REFUND', refundSource(refund, 1), payment, ['MERCHANT_BANK', 'BANK_SALES'], refund.amount);

/** Reverses a refund that the bank could not accept. */
export const bookFailedRefund = (
  payment: PaymentRecord,
  refund: RefundRecord,
  time: number,
): LedgerTransaction =>
  move(
    'REFUND_FAILED',
    refundSource(refund, time),
    payment,
    [refundAccountOf(payment), 'PROVIDER_RECEIVABLE'],
    refund.amount,
  );

/** Books captured money that is no sale and is held until it is refunded. */
export const bookMismatch = (payment: PaymentRecord, captured: Money): LedgerTransaction =>
  move(
    'MISMATCH_HELD',
    `payment:${payment.id!}`,
    payment,
    ['MISMATCH_HOLD', 'PROVIDER_RECEIVABLE'],
    captured,
  );

const disputeAccounts: Readonly<Record<DisputeMove, [LedgerAccount, LedgerAccount]>> = {
  DISPUTE_OPENED: ['PROVIDER_RECEIVABLE', 'DISPUTE_HOLD'],
  DISPUTE_WON: ['DISPUTE_HOLD', 'PROVIDER_RECEIVABLE'],
  DISPUTE_LOST: ['DISPUTE_HOLD', 'MERCHANT_PAYABLE'],
  DISPUTE_REOPENED: ['MERCHANT_PAYABLE', 'DISPUTE_HOLD'],
};

/**
 * OPENED: the provider holds the amount. WON: it is released. LOST: the merchant pays it. REOPENED: a lost amount is held
 * again.
 * @param number of the dispute's booking, from 1: the same move may repeat
 */
export const bookDispute = (
  payment: PaymentRecord,
  dispute: Pick<DisputeRecord, 'providerDisputeId' | 'amount'>,
  step: DisputeMove,
  number: number,
): LedgerTransaction =>
  move(
    step,
    `dispute:${dispute.providerDisputeId}:${number}`,
    payment,
    disputeAccounts[step],
    dispute.amount,
  );

/**
 * Books the provider's dispute fee, paid by the merchant (terms, "Refunds and disputes").
 * @param change of the fee; negative when the provider returns it
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
