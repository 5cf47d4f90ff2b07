import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Currency } from '#kernel/currency.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo, type RecordVisibility } from '#kernel/records-visible-to.ts';
import { statusCounts, sumsByCurrency, type StatusCounts } from '#kernel/status-counts.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { ListedInvoiceStatus } from '../../domain/invoice-status.ts';
import { conditionsOf, listedStatus } from './invoice-conditions.ts';
import type { InvoiceFilters } from './invoice-filters.ts';
import { countsSql } from './invoice-export-columns.ts';
import { openSum } from './open-sum.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;
/** `counted` documents are neither annulled nor tests; the sums are theirs. */
type Sum = Readonly<{ currency: Currency; amountMinor: number; openMinor: number; counted: number }>;
type Group = Sum & Readonly<{ status: ListedInvoiceStatus; count: number }>;

export type InvoiceSummary = StatusCounts<ListedInvoiceStatus> & Readonly<{ sums: readonly Sum[] }>;

const sumOfCounted = (sum: string): string => `coalesce(sum(${sum}) filter (where ${countsSql}), 0)::bigint`;

/**
 * Counts by status, filtered as the list is except by status, and the sums of the documents with the given status.
 */
const summaryOf = async (
  { database, clock }: Deps,
  { status, ...filters }: InvoiceFilters,
  visibility: Visibility,
  records: RecordVisibility = 'all',
): Promise<InvoiceSummary> => {
  const { where, bindings } = conditionsOf(visibility, filters, businessDateOf(clock.now()), records);
  const sql = `select ${listedStatus} as status, i.currency,
       count(*)::bigint as count, count(*) filter (where ${countsSql})::bigint as counted,
       ${sumOfCounted(`case i.type when 'CREDIT_NOTE' then -i.total_minor else i.total_minor end`)} as "amountMinor",
       ${sumOfCounted(openSum)} as "openMinor"
    from invoices i where ${where} group by 1, i.currency`;
  const groups = await (visibility === 'all'
    ? database.replicaRows<Group>(sql, bindings)
    : database.rows<Group>(sql, bindings));
  const chosen = groups.filter(
    (group) => group.counted > 0 && (status === undefined || group.status === status),
  );
  return {
    ...statusCounts(groups),
    sums: sumsByCurrency(chosen, ['amountMinor', 'openMinor', 'counted']),
  };
};

/** The summary of the documents of the actor's merchant. @throws SignInNeeded, NotAllowed */
export const summariseOwnInvoices = async (
  deps: Deps,
  actor: Actor,
  filters: InvoiceFilters,
): Promise<InvoiceSummary> => {
  const visible = [mustHold(actor, 'SEE', 'invoices:read')];
  return summaryOf(deps, filters, visible, recordsVisibleTo(actor, deps.clock));
};

/** The summary of the documents of all merchants that the actor may see. @throws SignInNeeded, NotAllowed */
export const summariseInvoices = async (
  deps: Deps & Readonly<{ merchants: MerchantDirectory }>,
  actor: Actor,
  filters: InvoiceFilters,
): Promise<InvoiceSummary> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  return summaryOf(deps, filters, await deps.merchants.visibleTo(actor));
};
