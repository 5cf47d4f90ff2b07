import type { Visibility } from '#kernel/visibility.ts';
import { containing } from '#platform/database/like.ts';
import type { MerchantFilter } from '../../ports/merchant-views.ts';

type Condition = Readonly<{ sql: string; bindings: Readonly<Record<string, unknown>> }>;

/** Closed merchants are not seen. */
export const visibleMerchants = (visibility: Visibility): Condition =>
  visibility === 'all'
    ? { sql: 'closed_at is null', bindings: {} }
    : { sql: 'closed_at is null and id = any(:visible)', bindings: { visible: [...visibility] } };

/** The same merchants for the list and its file. */
export const matchingMerchants = (
  { search, status, businessType, ids }: MerchantFilter,
  visibility: Visibility,
): Condition => {
  const seen = visibleMerchants(visibility);
  const parts = [seen.sql];
  if (status !== undefined) parts.push('status = :status');
  if (businessType !== undefined) parts.push('business_type = :businessType');
  if (ids !== undefined) parts.push('id = any(:ids)');
  if (search !== undefined) {
    parts.push(
      '(business_name ilike :search or email ilike :search or phone_number ilike :search or tax_id ilike :search)',
    );
  }
  const all = { status, businessType, ids, search: search === undefined ? undefined : containing(search) };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return { sql: parts.join(' and '), bindings: { ...seen.bindings, ...Object.fromEntries(given) } };
};
