import type { Money } from '#kernel/money.ts';
import type { DisputeRecord, RefundRecord } from './money-back.ts';
import type { PaymentRecord } from './payment-record.ts';

export type LedgerAccount =
  'PROVIDER_RECEIVABLE' | 'PLATFORM_REVENUE' | 'PROVIDER_FEES' | 'MERCHANT_PAYABLE' | 'DISPUTE_HOLD';
export type LedgerKind =
  'PAYMENT' | 'REFUND' | 'REFUND_FAILED' | 'DISPUTE_OPENED' | 'DISPUTE_WON' | 'DISPUTE_LOST';

/** Entries are signed and sum to zero per currency; (kind, source) exists once, so nothing is booked twice. */
export type LedgerTransaction = Readonly<{
  kind: LedgerKind;
  source: string;
  paymentId: number;
  entries: readonly Readonly<{ account: LedgerAccount; merchantId: number | null; amount: Money }>[];
}>;

type Entry = LedgerTransaction['entries'][number];
const entry = (account: LedgerAccount, amount: Money, merchantId: number | null = null): Entry => ({
  account,
  merchantId: account === 'MERCHANT_PAYABLE' ? merchantId : null,
  amount,
});
const isBooked = ({ amount }: Entry): boolean => !amount.isZero();

/** 100.00 EUR succeeded: +10000 receivable, −150 platform, −305 provider, −9545 payable to the merchant. */
export const bookPayment = (payment: Readonly<PaymentRecord>): LedgerTransaction => ({
  kind: 'PAYMENT',
  source: `payment:${payment.id!}`,
  paymentId: payment.id!,
  entries: [
    entry('PROVIDER_RECEIVABLE', payment.charge),
    entry('PLATFORM_REVENUE', payment.chargeFees.platform.negated()),
    entry('PROVIDER_FEES', payment.chargeFees.provider.negated()),
    entry('MERCHANT_PAYABLE', payment.chargeFees.net.negated(), payment.merchantId),
  ].filter(isBooked),
});

const move = (
  kind: LedgerKind,
  source: string,
  payment: Readonly<PaymentRecord>,
  [from, to]: [LedgerAccount, LedgerAccount],
  amount: Money,
): LedgerTransaction => ({
  kind,
  source,
  paymentId: payment.id!,
  entries: [entry(from, amount.negated(), payment.merchantId), entry(to, amount, payment.merchantId)],
});

/** The provider gives the money back and the merchant bears it; fees are not returned. */
export const bookRefund = (payment: Readonly<PaymentRecord>, refund: RefundRecord): LedgerTransaction =>
  move('REFUND', `refund:${refund.id!}`, payment, ['PROVIDER_RECEIVABLE', 'MERCHANT_PAYABLE'], refund.amount);

/** The bank could not take it: the refund is undone. */
export const bookFailedRefund = (payment: Readonly<PaymentRecord>, refund: RefundRecord): LedgerTransaction =>
  move(
    'REFUND_FAILED',
    `refund:${refund.id!}`,
    payment,
    ['MERCHANT_PAYABLE', 'PROVIDER_RECEIVABLE'],
    refund.amount,
  );

/** Opened: the provider holds the sum. Won: it comes back. Lost: the merchant bears it. */
export const bookDispute = (
  payment: Readonly<PaymentRecord>,
  dispute: DisputeRecord,
  step: 'DISPUTE_OPENED' | 'DISPUTE_WON' | 'DISPUTE_LOST',
): LedgerTransaction => {
  const ways: Record<typeof step, [LedgerAccount, LedgerAccount]> = {
    DISPUTE_OPENED: ['PROVIDER_RECEIVABLE', 'DISPUTE_HOLD'],
    DISPUTE_WON: ['DISPUTE_HOLD', 'PROVIDER_RECEIVABLE'],
    DISPUTE_LOST: ['DISPUTE_HOLD', 'MERCHANT_PAYABLE'],
  };
  return move(step, `dispute:${dispute.providerDisputeId}`, payment, ways[step], dispute.amount);
};
