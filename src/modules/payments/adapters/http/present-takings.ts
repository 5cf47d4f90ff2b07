import type * as contract from '#contract/payments/takings.ts';
import type { TakingsOverTime } from '../postgres/get-own-takings-over-time.ts';
import { presentSums } from './present-payment.ts';

export const presentTakingsOverTime = (
  period: contract.TakingsPeriod,
  takings: TakingsOverTime,
): contract.TakingsOverTime => ({
  period,
  from: takings.from,
  to: takings.to,
  total: takings.total.toDecimal(),
  previousTotal: takings.previousTotal.toDecimal(),
  growth: takings.growth,
  count: takings.count,
  fees: takings.fees.toDecimal(),
  refunds: takings.refunds.toDecimal(),
  disputes: takings.disputes.toDecimal(),
  net: takings.net.toDecimal(),
  byCurrency: presentSums(takings.byCurrency),
  lastDays: takings.lastDays.map(({ amount, count }) => ({ amount: amount.toDecimal(), count })),
  current: takings.current,
  points: takings.points.map(({ place, amount, previousAmount }) => ({
    place,
    amount: amount.toDecimal(),
    previousAmount: previousAmount.toDecimal(),
  })),
});
