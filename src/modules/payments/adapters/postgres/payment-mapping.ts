import type { Model } from 'objection';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { isUnsettled, type Attempt } from '../../domain/attempt.ts';
import type { DisputeRecord, RefundRecord } from '../../domain/money-back.ts';
import { Payment } from '../../domain/payment.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import type { AttemptRow, DisputeRow, PaymentRow, RefundRow } from './payment-rows.ts';

type Columns<R extends Model> = Omit<R, keyof Model>;

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const feesFrom = (currency: Currency, platform: number, provider: number, net: number) => ({
  platform: Money.ofMinor(platform, currency),
  provider: Money.ofMinor(provider, currency),
  net: Money.ofMinor(net, currency),
});

const toAttempt = (row: AttemptRow): Attempt => ({
  id: row.id,
  providerKey: row.providerKey,
  providerRequest: row.providerRequest,
  state: row.state,
  singleLinkId: row.singleLinkId,
  sessionId: row.providerSessionId,
  checkoutUrl: row.checkoutUrl,
  expiresAt: new Date(row.expiresAt),
  lastError: row.lastError,
  network: row.network,
  createdAt: new Date(row.createdAt),
});

const toRefund = (row: RefundRow): RefundRecord => ({
  id: row.id,
  providerKey: row.providerKey,
  providerAttempt: row.providerAttempt,
  providerRefundId: row.providerRefundId,
  amount: Money.ofMinor<ChargeCurrency>(row.amountMinor, row.currency),
  reason: row.reason,
  note: row.note,
  state: row.status,
  failureReason: row.failureReason,
  requestedBy: row.requestedBy,
  requestKey: row.requestKey,
  timesBooked: row.timesBooked,
  createdAt: new Date(row.createdAt),
});

const toDispute = (row: DisputeRow): DisputeRecord => ({
  id: row.id,
  providerDisputeId: row.providerDisputeId,
  amount: Money.ofMinor<ChargeCurrency>(row.amountMinor, row.currency),
  reason: row.reason,
  state: row.status,
  isInquiry: row.isInquiry,
  position: row.position,
  feeMinor: row.feeMinor,
  feeCurrency: row.feeCurrency,
  bookings: row.bookings,
  evidenceDueAt: row.evidenceDueAt === null ? null : new Date(row.evidenceDueAt),
  openedAt: new Date(row.openedAt),
});

const capturedFrom = ({ capturedAmountMinor: minor, capturedCurrency: currency }: PaymentRow) =>
  minor === null || currency === null ? null : { minor, currency };

export const toPayment = (
  row: PaymentRow,
  parts: { attempts: AttemptRow[]; refunds: RefundRow[]; disputes: DisputeRow[] },
): Payment =>
  Payment.restore({
    id: row.id,
    merchantId: row.merchantId,
    linkId: row.paymentLinkId,
    price: Money.ofMinor(row.amountMinor, row.currency),
    charge: Money.ofMinor<ChargeCurrency>(row.chargeAmountMinor, row.chargeCurrency),
    fxRate: row.fxRate,
    eurRate: row.eurRate,
    eurAmount: Money.ofMinor(row.eurAmountMinor, 'EUR'),
    status: row.status,
    description: row.description,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    language: row.language,
    fees: feesFrom(row.currency, row.platformFeeMinor, row.merchantFeeMinor, row.netAmountMinor),
    chargeFees: feesFrom(
      row.chargeCurrency,
      row.chargePlatformFeeMinor,
      row.chargeMerchantFeeMinor,
      row.chargeNetAmountMinor,
    ),
    provider: row.provider,
    providerAccount: row.providerAccount,
    intentId: row.providerIntentId,
    chargeId: row.providerChargeId,
    orderNumber: row.orderNumber,
    requestKey: row.requestKey,
    transactionReference: row.transactionReference,
    card: row.cardLast4 === null ? null : { brand: row.cardBrand ?? '', last4: row.cardLast4 },
    lastDeclineCode: row.lastDeclineCode,
    refundedMinor: BigInt(row.refundedAmountMinor),
    disputeStatus: row.disputeStatus,
    providerFeeStatus: row.providerFeeStatus,
    providerFeeActualMinor: row.providerFeeActualMinor,
    providerFeeCurrency: row.providerFeeCurrency,
    late: row.late,
    mismatch: row.mismatch,
    captured: capturedFrom(row),
    mismatchResolution: row.mismatchResolution,
    duplicateOf: row.duplicateOf,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    succeededAt: instant(row.succeededAt),
    version: row.version,
    attempts: parts.attempts.map(toAttempt),
    refunds: parts.refunds.map(toRefund),
    disputes: parts.disputes.map(toDispute),
  });

const refundStatusOf = ({ refundedMinor, charge }: PaymentRecord): PaymentRow['refundStatus'] =>
  refundedMinor === 0n ? 'NONE' : refundedMinor === charge.minor ? 'FULL' : 'PARTIAL';

export const paymentColumns = (record: PaymentRecord): Omit<Columns<PaymentRow>, 'id'> => ({
  merchantId: record.merchantId,
  paymentLinkId: record.linkId,
  amountMinor: Number(record.price.minor),
  currency: record.price.currency,
  chargeAmountMinor: Number(record.charge.minor),
  chargeCurrency: record.charge.currency,
  fxRate: record.fxRate,
  eurRate: record.eurRate,
  eurAmountMinor: Number(record.eurAmount.minor),
  status: record.status,
  description: record.description,
  customerName: record.customerName,
  customerEmail: record.customerEmail,
  language: record.language,
  platformFeeMinor: Number(record.fees.platform.minor),
  merchantFeeMinor: Number(record.fees.provider.minor),
  netAmountMinor: Number(record.fees.net.minor),
  chargePlatformFeeMinor: Number(record.chargeFees.platform.minor),
  chargeMerchantFeeMinor: Number(record.chargeFees.provider.minor),
  chargeNetAmountMinor: Number(record.chargeFees.net.minor),
  provider: record.provider,
  providerAccount: record.providerAccount,
  providerIntentId: record.intentId,
  providerChargeId: record.chargeId,
  orderNumber: record.orderNumber!,
  requestKey: record.requestKey,
  transactionReference: record.transactionReference,
  cardBrand: record.card?.brand ?? null,
  cardLast4: record.card?.last4 ?? null,
  lastDeclineCode: record.lastDeclineCode,
  refundedAmountMinor: Number(record.refundedMinor),
  refundStatus: refundStatusOf(record),
  disputeStatus: record.disputeStatus,
  providerFeeStatus: record.providerFeeStatus,
  providerFeeActualMinor: record.providerFeeActualMinor,
  providerFeeCurrency: record.providerFeeCurrency,
  late: record.late,
  mismatch: record.mismatch,
  capturedAmountMinor: record.captured?.minor ?? null,
  capturedCurrency: record.captured?.currency ?? null,
  mismatchResolution: record.mismatchResolution,
  duplicateOf: record.duplicateOf,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  succeededAt: record.succeededAt?.toISOString() ?? null,
  version: record.version,
});

export const attemptColumns = (
  attempt: Attempt,
): Omit<Columns<AttemptRow>, 'id' | 'paymentId' | 'seq' | 'updatedAt'> => ({
  providerKey: attempt.providerKey,
  providerRequest: attempt.providerRequest,
  state: attempt.state,
  singleLinkId: attempt.singleLinkId,
  providerSessionId: attempt.sessionId,
  checkoutUrl: attempt.checkoutUrl,
  expiresAt: attempt.expiresAt.toISOString(),
  lastError: attempt.lastError,
  network: isUnsettled(attempt) ? attempt.network : null,
  createdAt: attempt.createdAt.toISOString(),
});

export const refundColumns = (
  refund: RefundRecord,
): Omit<Columns<RefundRow>, 'id' | 'paymentId' | 'updatedAt'> => ({
  providerKey: refund.providerKey,
  providerAttempt: refund.providerAttempt,
  providerRefundId: refund.providerRefundId,
  amountMinor: Number(refund.amount.minor),
  currency: refund.amount.currency,
  reason: refund.reason,
  note: refund.note,
  status: refund.state,
  failureReason: refund.failureReason,
  requestedBy: refund.requestedBy,
  requestKey: refund.requestKey,
  timesBooked: refund.timesBooked,
  createdAt: refund.createdAt.toISOString(),
});

export const disputeColumns = (
  dispute: DisputeRecord,
): Omit<Columns<DisputeRow>, 'id' | 'paymentId' | 'updatedAt'> => ({
  providerDisputeId: dispute.providerDisputeId,
  amountMinor: Number(dispute.amount.minor),
  currency: dispute.amount.currency,
  reason: dispute.reason,
  status: dispute.state,
  isInquiry: dispute.isInquiry,
  position: dispute.position,
  feeMinor: dispute.feeMinor,
  feeCurrency: dispute.feeCurrency,
  bookings: dispute.bookings,
  evidenceDueAt: dispute.evidenceDueAt?.toISOString() ?? null,
  openedAt: dispute.openedAt.toISOString(),
});
