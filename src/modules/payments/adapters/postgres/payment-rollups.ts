import type { Visibility } from '#kernel/visibility.ts';
import { givenFilters, type PaymentFilters } from './payment-conditions.ts';

type Rollup = 'MERCHANT' | 'DAY';

/** Filters that the rollups can answer. */
const byMerchant = new Set(['status', 'currency', 'merchantId']);
const byDay = new Set(['status', 'currency', 'from', 'to']);

/** The rollup with the sums of these payments; null when the payments must be summed. */
export const rollupFor = (visible: Visibility, filters: PaymentFilters): Rollup | null => {
  const given = givenFilters(filters);
  if (given.every((name) => byMerchant.has(name))) return 'MERCHANT';
  return visible === 'all' && given.every((name) => byDay.has(name)) ? 'DAY' : null;
};

const views: Readonly<Record<Rollup, string>> = {
  MERCHANT: 'merchant_payment_totals',
  DAY: 'day_payment_totals',
};

/** Bindings have a prefix, because a statement may also contain conditions on payments. */
const conditions = {
  status: 't.status = :totalsStatus',
  currency: 't.currency = :totalsCurrency',
  merchantId: 't.merchant_id = :totalsMerchant',
  from: 't.day >= :totalsFrom',
  to: 't.day <= :totalsTo',
} as const;

/** One merchant is one key: PostgreSQL cannot reuse a plan for a list of unknown length. */
const visibleRollups = (visible: Visibility) => {
  if (visible === 'all') return { merchantCondition: 'true', visibleBindings: {} };
  const [only, ...others] = visible;
  return only !== undefined && others.length === 0
    ? { merchantCondition: 't.merchant_id = :totalsOnly', visibleBindings: { totalsOnly: only } }
    : {
        merchantCondition: 't.merchant_id = any(:totalsVisible)',
        visibleBindings: { totalsVisible: [...visible] },
      };
};

/** View, condition and bindings of the rollups `t` of these payments. */
export const rollupRows = (kind: Rollup, visible: Visibility, filters: PaymentFilters) => {
  const names = Object.keys(conditions) as (keyof typeof conditions)[];
  const given = names.filter((name) => filters[name] !== undefined);
  const { merchantCondition, visibleBindings } = visibleRollups(visible);
  return {
    view: views[kind],
    where: [merchantCondition, ...given.map((name) => conditions[name])].join(' and '),
    bindings: {
      ...visibleBindings,
      totalsStatus: filters.status ?? null,
      totalsCurrency: filters.currency ?? null,
      totalsMerchant: filters.merchantId ?? null,
      totalsFrom: filters.from ?? null,
      totalsTo: filters.to ?? null,
    },
  };
};
