import type { Visibility } from '#kernel/visibility.ts';
import type { PaymentFilters } from '../../ports/payment-views.ts';
import { givenFilters } from './payment-conditions.ts';

type SummedBy = 'MERCHANT' | 'DAY';

/** What is told of payments and kept in the totals under the same names. */
const byMerchant = new Set(['status', 'currency', 'merchantId']);
const byDay = new Set(['status', 'currency', 'from', 'to']);

/**
 * Which totals hold these payments, if any do: then their sums are read in a millisecond, however many they are.
 * null: the payments themselves must be asked.
 */
export const summedBy = (visible: Visibility, filters: PaymentFilters): SummedBy | null => {
  const given = givenFilters(filters);
  if (given.every((name) => byMerchant.has(name))) return 'MERCHANT';
  return visible === 'all' && given.every((name) => byDay.has(name)) ? 'DAY' : null;
};

const views: Readonly<Record<SummedBy, string>> = {
  MERCHANT: 'merchant_payment_totals',
  DAY: 'day_payment_totals',
};

/** Their names are not those of the rows' own conditions: both can stand in one statement. */
const conditions = {
  status: 't.status = :totalsStatus',
  currency: 't.currency = :totalsCurrency',
  merchantId: 't.merchant_id = :totalsMerchant',
  from: 't.day >= :totalsFrom',
  to: 't.day <= :totalsTo',
} as const;

/** Of one merchant as one key: of a list of keys PostgreSQL does not know how many they are, and plans anew each time. */
const whoseTotals = (visible: Visibility) => {
  if (visible === 'all') return { whose: 'true', visibleBindings: {} };
  const [only, ...others] = visible;
  return only !== undefined && others.length === 0
    ? { whose: 't.merchant_id = :totalsOnly', visibleBindings: { totalsOnly: only } }
    : { whose: 't.merchant_id = any(:totalsVisible)', visibleBindings: { totalsVisible: [...visible] } };
};

/** The totals `t` of the same payments, with their bindings. */
export const summedRows = (kind: SummedBy, visible: Visibility, filters: PaymentFilters) => {
  const names = Object.keys(conditions) as (keyof typeof conditions)[];
  const given = names.filter((name) => filters[name] !== undefined);
  const { whose, visibleBindings } = whoseTotals(visible);
  return {
    view: views[kind],
    where: [whose, ...given.map((name) => conditions[name])].join(' and '),
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
