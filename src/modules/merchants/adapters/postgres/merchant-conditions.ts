import { searchById } from '#kernel/record-reference.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { conditionsOf, dayBounds } from '#platform/database/filter-conditions.ts';
import { containing } from '#platform/database/like.ts';
import { isRefused } from '#platform/mail/refused-emails.ts';
import type { MerchantFilter } from './merchant-filter.ts';

type Condition = Readonly<{ sql: string; bindings: Readonly<Record<string, unknown>> }>;

/** The visible merchants; closed merchants are visible to none. */
export const visibleMerchants = (visibility: Visibility): Condition =>
  visibility === 'all'
    ? { sql: 'closed_at is null', bindings: {} }
    : { sql: 'closed_at is null and id = any(:visible)', bindings: { visible: [...visibility] } };

/** The SQL of `missingForDocuments` for `taxId`. */
export const withoutTaxId = 'tax_id is null and vat_number is null';

const conditions: Readonly<Record<keyof MerchantFilter, string>> = {
  search:
    '(business_name ilike :search or email ilike :search or phone_number ilike :search or tax_id ilike :search)',
  status: 'status = :status',
  businessType: 'business_type = :businessType',
  ids: 'id = any(:ids)',
  missing: `case cast(:missing as text) when 'taxId' then ${withoutTaxId} when 'iban' then iban is null end`,
  mail: isRefused('email'),
  from: 'created_at >= :from',
  to: 'created_at < :to',
};

/** The WHERE clause of the list and of its export. */
export const matchingMerchants = (filter: MerchantFilter, visibility: Visibility): Condition => {
  const filters = searchById(filter);
  const { sql, bindings } = visibleMerchants(visibility);
  const { search = '', status = null, businessType = null, ids = [], missing = null } = filters;
  return {
    sql: `${sql} and ${conditionsOf(conditions, filters)}`,
    bindings: {
      ...bindings,
      ...dayBounds(filters),
      search: containing(search),
      status,
      businessType,
      ids: [...ids],
      missing,
    },
  };
};
