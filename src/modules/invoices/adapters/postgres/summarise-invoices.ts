import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Currency } from '#kernel/currency.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import { statusCounts, sumsByCurrency, type StatusCounts } from '#kernel/status-counts.ts';
import type { Database } from '#platform/database/database.ts';
import type { InvoiceStatus } from '../../domain/invoice-status.ts';
import { conditionsOf, statusColumn } from './invoice-conditions.ts';
import type { InvoiceFilters } from './invoice-filters.ts';
import { countsSql } from './invoice-export-columns.ts';
import { openSum } from './open-sum.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;
/** `counted` documents are neither annulled nor tests; the sums are theirs. */
type Sum = Readonly<{ currency: Currency; amountMinor: number; openMinor: number; counted: number }>;
type Group = Sum & Readonly<{ status: InvoiceStatus | null; count: number }>;

export type InvoiceSummary = StatusCounts<InvoiceStatus> & Readonly<{ sums: readonly Sum[] }>;

const sumOfCounted = (sum: string): string => `coalesce(sum(${sum}) filter (where ${countsSql}), 0)::bigint`;

/**
 * Counts of the documents of the actor's merchant by status, filtered as its list is except by status, and the sums of
 * those with the given status. An annulled document has no status here. @throws SignInNeeded, NotAllowed
 */
export const summariseInvoices = async (
  { database, clock }: Deps,
  actor: Actor,
  { status, ...filters }: InvoiceFilters,
): Promise<InvoiceSummary> => {
  const visible = [mustHold(actor, 'SEE', 'invoices:read')];
  const today = businessDateOf(clock.now());
  const { where, bindings } = conditionsOf(visible, filters, today, recordsVisibleTo(actor, clock));
  const groups = await database.rows<Group>(
    `select case when i.annulled_at is null then ${statusColumn} end as status, i.currency,
       count(*)::bigint as count, count(*) filter (where ${countsSql})::bigint as counted,
       ${sumOfCounted(`case i.type when 'CREDIT_NOTE' then -i.total_minor else i.total_minor end`)} as "amountMinor",
       ${sumOfCounted(openSum)} as "openMinor"
     from invoices i where ${where} group by 1, i.currency`,
    bindings,
  );
  const chosen = groups.filter(
    (group) => group.counted > 0 && (status === undefined || group.status === status),
  );
  return {
    ...statusCounts(groups),
    sums: sumsByCurrency(chosen, ['amountMinor', 'openMinor', 'counted']),
  };
};
