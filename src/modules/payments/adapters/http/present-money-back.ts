import type * as z from 'zod';
import type { dispute, getPaymentHistory, Refund } from '#contract/payment-history.ts';
import { Money } from '#kernel/money.ts';
import type { TellPaymentHistory } from '../../application/tell-payment-history.ts';
import type { DisputeRecord, RefundRecord } from '../../domain/money-back.ts';

export const presentRefund = (paymentId: number, refund: RefundRecord): Refund => ({
  id: refund.id!,
  paymentId,
  amount: refund.amount.toDecimal(),
  currency: refund.amount.currency,
  reason: refund.reason,
  note: refund.note,
  status: refund.state,
  failureReason: refund.failureReason,
  requestedBy: refund.requestedBy,
  createdAt: refund.createdAt.toISOString(),
});

const presentDispute = (one: DisputeRecord): z.input<typeof dispute> => ({
  id: one.id!,
  amount: one.amount.toDecimal(),
  currency: one.amount.currency,
  reason: one.reason,
  status: one.state,
  isInquiry: one.isInquiry,
  openedAt: one.openedAt.toISOString(),
});

export const presentHistory = (
  paymentId: number,
  { events, refunds, disputes, tariffs, ledger }: Awaited<ReturnType<TellPaymentHistory['execute']>>,
): z.input<typeof getPaymentHistory.response> => ({
  events: [...events],
  refunds: refunds.map((refund) => presentRefund(paymentId, refund)),
  disputes: disputes.map(presentDispute),
  tariffs: tariffs.map(({ currency, platformBasisPoints, providerBasisPoints, providerFixedMinor }) => ({
    currency,
    platformPercent: platformBasisPoints / 100,
    providerPercent: providerBasisPoints / 100,
    providerFixed: Money.ofMinor(providerFixedMinor, currency).toDecimal(),
  })),
  ledger: ledger.map(({ amountMinor, ...line }) => ({
    ...line,
    amount: Money.ofMinor(amountMinor, line.currency).toDecimal(),
  })),
});
