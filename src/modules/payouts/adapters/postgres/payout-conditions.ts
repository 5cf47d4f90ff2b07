import type { BusinessDate } from '#kernel/business-date.ts';
import { readId, searchById } from '#kernel/record-reference.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import type { PayoutStatus } from '../../domain/payout.ts';

export type PayoutReview = 'FAILED' | 'DIFFERS';

/** Filters of the list of payouts and its export. */
export type PayoutFilters = Readonly<{
  ids?: readonly number[] | undefined;
  search?: string | undefined;
  status?: PayoutStatus | undefined;
  merchantId?: number | undefined;
  review?: PayoutReview | undefined;
  /** Days of arrival, both included. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
  /** In units of the currency of each payout, both included. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}>;

/** Payouts `o` that need review: failed ones without a later that arrived, and ones that are not explained. */
export const reviewConditions: Readonly<Record<PayoutReview, string>> = {
  FAILED: `(o.status = 'FAILED' and not exists (select from payouts n
    where n.account_id = o.account_id and n.status = 'PAID' and n.created_at > o.created_at))`,
  DIFFERS: `(o.reconciliation = 'DIFFERS' or o.unknown_lines > 0)`,
};

const filterConditions: Readonly<Record<keyof PayoutFilters, string>> = {
  ids: 'o.id = any(:ids)',
  status: 'o.status = :status',
  merchantId: 'o.merchant_id = :merchantId',
  review: 'true',
  from: 'o.arrival_on >= cast(:from as date)',
  to: 'o.arrival_on <= cast(:to as date)',
  minAmount: 'o.amount_minor >= :minAmount::numeric * 100',
  maxAmount: 'o.amount_minor <= :maxAmount::numeric * 100',
  search: '(o.provider_payout_id = :exact or o.trace_id = :exact or o.bank_last4 = :exact or o.id = :number)',
};

/** Condition and bindings of the filtered payouts `o`. */
export const filteredPayouts = (
  visible: Visibility,
  requested: PayoutFilters,
): Readonly<{ where: string; bindings: Readonly<Record<string, unknown>> }> => {
  const filters = searchById(requested);
  const review = filters.review === undefined ? 'true' : reviewConditions[filters.review];
  const ofMerchants = visible === 'all' ? 'true' : 'o.merchant_id = any(:visible)';
  return {
    where: `${ofMerchants} and ${conditionsOf({ ...filterConditions, review }, filters)}`,
    bindings: {
      ...(visible !== 'all' && { visible: [...visible] }),
      ids: [...(filters.ids ?? [])],
      status: filters.status ?? null,
      merchantId: filters.merchantId ?? null,
      from: filters.from ?? null,
      to: filters.to ?? null,
      minAmount: filters.minAmount ?? null,
      maxAmount: filters.maxAmount ?? null,
      exact: filters.search ?? '',
      number: readId(filters.search ?? ''),
    },
  };
};
