import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import { statusCounts, type StatusCounts } from '#kernel/status-counts.ts';
import type { Database } from '#platform/database/database.ts';
import type { PaymentStatus } from '../../domain/status.ts';
import { filteredRows, type PaymentFilters } from './payment-conditions.ts';
import { rollupFor, rollupRows } from './payment-rollups.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;
type Group = Readonly<{ status: PaymentStatus; count: number }>;

/**
 * Counts of the payments of the actor's merchant by status, filtered as its list is except by status. From the rollups
 * where possible; they do not know who created a link. @throws SignInNeeded, NotAllowed
 */
export const countOwnPayments = async (
  { database, clock }: Deps,
  actor: Actor,
  { status: _status, ...filters }: PaymentFilters,
): Promise<StatusCounts<PaymentStatus>> => {
  const visible = [mustHold(actor, 'SEE', 'payments:read')];
  const records = recordsVisibleTo(actor, clock);
  const rollup = records === 'all' ? rollupFor(visible, filters) : null;
  if (rollup === null) {
    const { where, bindings } = filteredRows(visible, filters, records);
    const sql = `select p.status, count(*)::bigint as count from payments p where ${where} group by p.status`;
    return statusCounts(await database.rows<Group>(sql, bindings));
  }
  const { view, where, bindings } = rollupRows(rollup, visible, filters);
  const sql = `select t.status, sum(t.payments)::bigint as count from ${view} t where ${where}
    group by t.status having sum(t.payments) > 0`;
  return statusCounts(await database.rows<Group>(sql, bindings));
};
