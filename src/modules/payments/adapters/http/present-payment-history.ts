import type { Refund, getPaymentHistory } from '#contract/payments/payment-history.ts';
import { Money } from '#kernel/money.ts';
import type * as z from 'zod';
import type { PaymentHistory, RefundView } from '../postgres/get-payment-history.ts';

/** Amounts leave as decimals. */
const presentAmount = <T extends { amountMinor: number; currency: Parameters<typeof Money.ofMinor>[1] }>({
  amountMinor,
  ...rest
}: T) => ({ ...rest, amount: Money.ofMinor(amountMinor, rest.currency).toDecimal() });

export const presentRefund = (refund: RefundView): Refund => presentAmount(refund);

export const presentHistory = ({
  events,
  refunds,
  disputes,
  lostMinor,
  providerFee,
  kept,
  feeRates,
  ledger,
}: PaymentHistory): z.input<typeof getPaymentHistory.response> => ({
  events: [...events],
  refunds: refunds.map(presentRefund),
  disputes: disputes.map((dispute) => presentAmount(dispute)),
  disputesLost: Money.ofMinor(lostMinor, kept.currency).toDecimal(),
  providerFee: providerFee.toDecimal(),
  kept: kept.toDecimal(),
  tariffs: feeRates.map(({ currency, platformBasisPoints, providerBasisPoints, providerFixedMinor }) => ({
    currency,
    platformPercent: platformBasisPoints / 100,
    providerPercent: providerBasisPoints / 100,
    providerFixed: Money.ofMinor(providerFixedMinor, currency).toDecimal(),
  })),
  ledger: ledger.map((line) => presentAmount(line)),
});
