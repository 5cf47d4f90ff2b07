import type { Buyer } from '#kernel/buyer.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import {
  defineTable,
  generated,
  instant,
  json,
  money,
  optionalInstant,
  plain,
  whole,
} from '#platform/database/define-table.ts';
import type { Attempt } from '../../domain/attempt.ts';
import type { DisputeRecord, RefundRecord } from '../../domain/refunds-and-disputes.ts';
import type { FraudWarning, HistoryEntry, PaymentRecord } from '../../domain/payment-record.ts';
import { captured, card, euros, feesIn } from './payment-fields.ts';

export const paymentTable = defineTable('payments', {
  id: generated<number | undefined>(),
  merchantId: plain<number>(),
  method: plain<PaymentRecord['method']>(),
  paymentLinkId: plain<number | null>(),
  linkCreatedBy: plain<number | null>(),
  amount: money<Currency>('amountMinor', 'currency'),
  chargeAmount: money<ChargeCurrency>('chargeAmountMinor', 'chargeCurrency'),
  fxRate: plain<string | null>(),
  eurRate: plain<string>(),
  eurRateDay: plain<BusinessDate | null>(),
  eurAmount: euros('eurAmountMinor'),
  status: plain<PaymentRecord['status']>(),
  description: plain<string | null>(),
  customerName: plain<string | null>(),
  customerEmail: plain<string | null>(),
  buyer: json<Buyer | null>(),
  language: plain<Language>(),
  taxRate: plain<VatRate | null>(),
  vatGround: plain<VatGround | null>(),
  fees: feesIn({
    currency: 'currency',
    platform: 'platformFeeMinor',
    provider: 'merchantFeeMinor',
    net: 'netAmountMinor',
  }),
  chargeFees: feesIn({
    currency: 'chargeCurrency',
    platform: 'chargePlatformFeeMinor',
    provider: 'chargeMerchantFeeMinor',
    net: 'chargeNetAmountMinor',
  }),
  provider: plain<string>(),
  providerAccount: plain<string | null>(),
  intentId: plain<string | null>('providerIntentId'),
  chargeId: plain<string | null>('providerChargeId'),
  orderNumber: plain<number | undefined>(),
  requestKey: plain<string | null>(),
  transactionReference: plain<string | null>(),
  card,
  lastDeclineCode: plain<string | null>(),
  refundedMinor: whole('refundedAmountMinor'),
  disputeStatus: plain<PaymentRecord['disputeStatus']>(),
  providerFeeStatus: plain<PaymentRecord['providerFeeStatus']>(),
  providerFeeActualMinor: plain<number | null>(),
  providerFeeCurrency: plain<string | null>(),
  late: plain<boolean>(),
  mismatch: plain<string | null>(),
  captured,
  mismatchResolution: plain<PaymentRecord['mismatchResolution']>(),
  otherCurrency: plain<string | null>(),
  fraudWarning: json<FraudWarning | null>(),
  duplicateOf: plain<number | null>(),
  overpaid: plain<boolean>(),
  cardMaxMinor: plain<number | null>(),
  cardAgreedText: plain<string | null>(),
  mandateId: plain<number | null>(),
  createdAt: instant(),
  updatedAt: instant(),
  succeededAt: optionalInstant(),
  version: plain<number>(),
});

export const attemptTable = defineTable('payment_attempts', {
  id: generated<number | undefined>(),
  kind: plain<Attempt['kind']>(),
  providerKey: plain<string>(),
  providerRequest: json<Attempt['providerRequest']>(),
  status: plain<Attempt['status']>('state'),
  singleLinkId: plain<number | null>(),
  sessionId: plain<string | null>('providerSessionId'),
  checkoutUrl: plain<string | null>(),
  expiresAt: instant(),
  lastError: plain<string | null>(),
  network: plain<string | null>(),
  createdAt: instant(),
});

export const refundTable = defineTable('refunds', {
  id: generated<number | undefined>(),
  providerKey: plain<string>(),
  providerAttempt: plain<number>(),
  providerRefundId: plain<string | null>(),
  amount: money<ChargeCurrency>('amountMinor', 'currency'),
  reason: plain<RefundRecord['reason']>(),
  note: plain<string | null>(),
  lines: json<RefundRecord['lines']>(),
  status: plain<RefundRecord['status']>(),
  failureReason: plain<string | null>(),
  requestedBy: plain<string>(),
  requestKey: plain<string | null>(),
  timesBooked: plain<number>(),
  createdAt: instant(),
});

export const disputeTable = defineTable('disputes', {
  id: generated<number | undefined>(),
  providerDisputeId: plain<string>(),
  amount: money<ChargeCurrency>('amountMinor', 'currency'),
  reason: plain<string>(),
  status: plain<DisputeRecord['status']>(),
  isInquiry: plain<boolean>(),
  isUnderReview: plain<boolean>(),
  position: plain<DisputeRecord['position']>(),
  feeMinor: plain<number>(),
  feeCurrency: plain<ChargeCurrency | null>(),
  bookings: plain<number>(),
  evidenceDueAt: optionalInstant(),
  openedAt: instant(),
});

export const historyTable = defineTable('payment_events', {
  kind: plain<HistoryEntry['kind']>(),
  fromStatus: plain<HistoryEntry['fromStatus']>(),
  status: plain<HistoryEntry['status']>(),
  actor: plain<string>(),
  reason: plain<string | null>(),
  at: instant(),
});
