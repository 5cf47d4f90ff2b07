import { summariseOwnPayments } from '#contract/list-summaries.ts';
import * as reports from '#contract/payments/payment-reports.ts';
import * as contract from '#contract/payments/payment-totals.ts';
import { getOwnTakingsOverTime as overTimeEndpoint } from '#contract/payments/takings.ts';
import { businessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { businessDays } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { countOwnPayments } from '../postgres/count-own-payments.ts';
import { getOwnTakingsOverTime } from '../postgres/get-own-takings-over-time.ts';
import { getTakings } from '../postgres/get-takings.ts';
import type { PaymentCounts } from '../postgres/payment-figures.ts';
import { presentTakingsOverTime } from './present-takings.ts';
import { getDashboard, getOwnTakings, summarisePayments } from '../postgres/summarise-payments.ts';
import { presentSums, presentTotal } from './present-payment.ts';

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory; clock: Clock }>;

const presentCounts = ({ totalPayments, succeededPayments, successRate }: PaymentCounts): PaymentCounts => ({
  totalPayments,
  succeededPayments,
  successRate,
});

const ownRoutes = (deps: Deps): Route[] => [
  serve(summariseOwnPayments, async ({ query, caller: { actor } }) => {
    const { all, statuses } = await countOwnPayments(deps, actor, { ...query, ...businessDays(query) });
    return { all, statuses: [...statuses] };
  }),
  serve(contract.getOwnTakings, async ({ query, caller: { actor } }) => {
    const takings = await getOwnTakings(deps, actor, { ...query, ...businessDays(query) });
    return {
      totalRevenue: presentTotal(takings.total),
      totalRevenueInBgn: takings.totalInLev.toDecimal(),
      ...presentCounts(takings),
    };
  }),
  serve(overTimeEndpoint, async ({ query: { period, on }, caller: { actor } }) => {
    const day = on === undefined ? undefined : businessDate(on);
    return presentTakingsOverTime(period, await getOwnTakingsOverTime(deps, actor, period, day));
  }),
];

/** Figures of the portal and of the back office. */
export const takingsRoutes = (deps: Deps): Route[] => [
  ...ownRoutes(deps),
  serve(contract.getDashboardStats, async ({ caller: { actor } }) => {
    const dashboard = await getDashboard(deps, actor);
    return {
      totalMerchants: dashboard.totalMerchants,
      activeMerchants: dashboard.activeMerchants,
      totalPayments: dashboard.totalPayments,
      totalRevenue: dashboard.total.amount.toDecimal(),
      revenueByCurrency: presentSums(dashboard.total.byCurrency),
      successRate: dashboard.successRate,
      monthlyGrowth: dashboard.monthlyGrowth,
      // Every payment is a checkout that was started, so the two rates are one (decisions, point 3).
      conversionRate: dashboard.successRate,
    };
  }),
  serve(reports.getPaymentSummary, async ({ query, caller: { actor } }) => {
    const summary = await summarisePayments(deps, actor, { ...query, ...businessDays(query) });
    return {
      ...presentCounts(summary),
      failedPayments: summary.failedPayments,
      totalRevenue: summary.total.amount.toDecimal(),
      totalAmount: presentTotal(summary.total),
      totalFees: presentTotal(summary.fees),
    };
  }),
  serve(reports.getTakings, async ({ query, caller: { actor } }) => {
    const { by, merchantId = null } = query;
    const { steps, declines } = await getTakings(deps, { actor, by, merchantId, ...businessDays(query) });
    return {
      steps: steps.map(({ start, takings, ...counts }) => ({
        start,
        ...presentCounts(counts),
        takings: presentTotal(takings),
      })),
      declines,
    };
  }),
];
