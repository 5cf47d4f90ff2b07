import type { Currency } from '#kernel/currency.ts';
import { searchById } from '#kernel/record-reference.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { containing } from '#platform/database/like.ts';

/** Filters of lists and exports; an absent filter is not applied, but archived records are asked for. */
export type RecordFilters = Readonly<{
  search?: string | undefined;
  ids?: readonly number[] | undefined;
  state?: 'IN_USE' | 'ARCHIVED' | 'ALL' | undefined;
  merchantId?: number | undefined;
  currency?: Currency | undefined;
}>;

const states = {
  IN_USE: 'r.archived_at is null',
  ARCHIVED: 'r.archived_at is not null',
  ALL: 'true',
} as const;

/**
 * Conditions and bindings for the records `r` of visible merchants.
 * @param searched columns of a search; each has a trigram index
 */
export const recordFilters = (
  visible: Visibility,
  request: RecordFilters,
  searched: readonly string[],
): Readonly<{ where: string; bindings: Readonly<Record<string, unknown>> }> => {
  const { state, ...filters } = searchById(request);
  const where = conditionsOf(
    {
      search: `(${searched.map((column) => `r.${column} ilike :search`).join(' or ')})`,
      ids: 'r.id = any(:ids)',
      merchantId: 'r.merchant_id = :merchantId',
      currency: 'r.currency = :currency',
    },
    filters,
  );
  // A screen that asks for records by their ids shows archived ones, too.
  const inState = states[state ?? (filters.ids === undefined ? 'IN_USE' : 'ALL')];
  const ofVisible = visible === 'all' ? 'true' : 'r.merchant_id = any(:visible)';
  return {
    where: `${ofVisible} and ${inState} and ${where}`,
    bindings: {
      visible: visible === 'all' ? [] : [...visible],
      search: containing(filters.search ?? ''),
      ids: [...(filters.ids ?? [])],
      merchantId: filters.merchantId ?? null,
      currency: filters.currency ?? null,
    },
  };
};
