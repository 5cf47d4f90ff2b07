import type { BusinessDate } from '#kernel/business-date.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { containing } from '#platform/database/like.ts';
import type { InvoiceFilters } from '../../ports/invoice-views.ts';

/** Whose documents: it stands in the query, so that nobody can forget to look. */
export const visible = `(:everything or i.merchant_id = any(cast(:merchants as bigint[])))`;
export const bindingsOf = (visibility: Visibility) => ({
  everything: visibility === 'all',
  merchants: visibility === 'all' ? [] : [...visibility],
});

/** Which documents `i` a list or an export holds: the conditions and what they are filled with. */
export const conditionsOf = (
  visibility: Visibility,
  { search, status, from, to }: InvoiceFilters,
  today: BusinessDate,
) => {
  const conditions = [visible];
  if (search) {
    conditions.push(
      '(i.invoice_number ilike :search or i.customer_name ilike :search or i.customer_email ilike :search or i.description ilike :search)',
    );
  }
  if (from !== undefined) conditions.push('i.issue_date >= :from');
  if (to !== undefined) conditions.push('i.issue_date <= :to');
  if (status !== undefined) conditions.push(`${statusColumn} = :status`);
  return {
    where: conditions.join(' and '),
    bindings: {
      ...bindingsOf(visibility),
      today,
      search: containing(search ?? ''),
      from: from ?? null,
      to: to ?? null,
      status: status ?? null,
    },
  };
};

/** As of `:today`; what was annulled is never overdue. */
export const statusColumn = `(case when i.status = 'PENDING' and i.due_date < :today and i.annulled_at is null
  then 'OVERDUE' else i.status end)`;
