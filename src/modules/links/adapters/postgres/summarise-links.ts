import type { Actor } from '#kernel/actor.ts';
import type { Currency } from '#kernel/currency.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import { statusCounts, sumsByCurrency, type StatusCounts } from '#kernel/status-counts.ts';
import type { LinkReads } from './get-link.ts';
import { listedLinks } from './link-conditions.ts';
import type { LinkFilters, LinkView } from './link-view.ts';

type Status = LinkView['status'];
type Sum = Readonly<{ currency: Currency; amountMinor: number; count: number }>;
type Group = Sum & Readonly<{ status: Status }>;

export type LinkSummary = StatusCounts<Status> & Readonly<{ sums: readonly Sum[] }>;

/**
 * Counts of the links of the actor's merchant by status, filtered as its list is except by status, and the sums of those
 * with the given status. @throws SignInNeeded, NotAllowed
 */
export const summariseLinks = async (
  { database, clock }: LinkReads,
  actor: Actor,
  { status, ...filters }: LinkFilters,
): Promise<LinkSummary> => {
  const visible = [mustHold(actor, 'SEE', 'links:read')];
  const listed = listedLinks(visible, filters, clock.now(), recordsVisibleTo(actor, clock));
  const groups = await database.rows<Group>(
    `select status, currency, count(*)::bigint as count, sum("amountMinor")::bigint as "amountMinor"
     from ${listed.source} where ${listed.where} group by status, currency`,
    listed.bindings,
  );
  const chosen = groups.filter((group) => status === undefined || group.status === status);
  return { ...statusCounts(groups), sums: sumsByCurrency(chosen, ['amountMinor', 'count']) };
};
