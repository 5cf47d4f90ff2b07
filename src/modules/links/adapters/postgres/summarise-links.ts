import type { Actor } from '#kernel/actor.ts';
import type { Currency } from '#kernel/currency.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import { statusCounts, sumsByCurrency, type StatusCounts } from '#kernel/status-counts.ts';
import type { LinkReads } from './get-link.ts';
import { listedLinks } from './link-conditions.ts';
import { visibleIn, type LinkScope } from './link-scope.ts';
import type { LinkFilters, LinkView } from './link-view.ts';

type Status = LinkView['status'];
/** `expectedMinor`: of the active SINGLE links; a REUSABLE one may be paid never or often. */
type Sum = Readonly<{ currency: Currency; amountMinor: number; expectedMinor: number; count: number }>;
type Group = Sum & Readonly<{ status: Status }>;

export type LinkSummary = StatusCounts<Status> & Readonly<{ sums: readonly Sum[] }>;

type Request = Readonly<{ actor: Actor; scope: LinkScope; filters: LinkFilters }>;

/**
 * Counts of links by status, filtered as their list is except by status, and the sums of those with the given status.
 *
 * @throws SignInNeeded, NotAllowed
 */
export const summariseLinks = async (
  { database, clock }: LinkReads,
  { actor, scope, filters: { status, ...filters } }: Request,
): Promise<LinkSummary> => {
  const listed = listedLinks(visibleIn(scope, actor), filters, clock.now(), recordsVisibleTo(actor, clock));
  const sql = `select status, currency, count(*)::bigint as count, sum("amountMinor")::bigint as "amountMinor",
      coalesce(sum("amountMinor") filter (where status = 'ACTIVE' and usage = 'SINGLE'), 0)::bigint as "expectedMinor"
    from ${listed.source} where ${listed.where} group by status, currency`;
  const groups = await (scope === 'own'
    ? database.rows<Group>(sql, listed.bindings)
    : database.replicaRows<Group>(sql, listed.bindings));
  const chosen = groups.filter((group) => status === undefined || group.status === status);
  return { ...statusCounts(groups), sums: sumsByCurrency(chosen, ['amountMinor', 'expectedMinor', 'count']) };
};
