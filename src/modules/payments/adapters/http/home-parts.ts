import { fixedLevRate } from '#kernel/euro-rate.ts';
import type { HomePart } from '#platform/http/home-part.ts';
import { firstOwnLimits } from '../postgres/get-merchant-limits.ts';
import { getOwnTakingsOverTime } from '../postgres/get-own-takings-over-time.ts';
import { listPayments } from '../postgres/list-payments.ts';
import { presentLimits } from './limits.routes.ts';
import type { paymentRoutes } from './payments.routes.ts';
import { presentPayment } from './present-payment.ts';
import { presentTakingsOverTime } from './present-takings.ts';

type Deps = Parameters<typeof paymentRoutes>[0] & Parameters<typeof firstOwnLimits>[0];

const newest = { offset: 0, limit: 5, sortBy: 'createdAt', descending: true } as const;

/** Today, this month and the newest payments; the limits of a new merchant. */
export const paymentHomeParts = (deps: Deps): HomePart[] => [
  {
    name: 'payments',
    right: 'SEE',
    read: async ({ actor }) => {
      const takings = await getOwnTakingsOverTime(deps, actor, 'MONTH');
      const { items } = await listPayments(deps, { actor, scope: 'own', filters: {}, page: newest });
      await deps.dataViews.record(
        actor,
        items.map(({ merchantId }) => merchantId),
        'PAYMENTS',
      );
      const { amount, count, yesterdayByNow } = takings.today;
      return {
        hasAny: items.length > 0,
        today: { amount: amount.toDecimal(), count, yesterdayByNow: yesterdayByNow.toDecimal() },
        month: presentTakingsOverTime('MONTH', takings),
        monthInBgn: fixedLevRate.fromEuro(takings.total, 'BGN').toDecimal(),
        recent: items.map(presentPayment),
      };
    },
  },
  {
    name: 'limits',
    right: 'EXPORT',
    read: async ({ actor }) => {
      const limits = await firstOwnLimits(deps, actor);
      return limits === null ? null : presentLimits(limits);
    },
  },
];
