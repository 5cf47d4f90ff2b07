import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { MerchantPlans } from '#modules/merchants/index.ts';
import { mustReadBills } from '../../application/policies.ts';
import { recurringOf, type Recurring } from '../../domain/recurring.ts';
import {
  billSource,
  billStatus,
  filteredBills,
  isNewestOfDocument,
  openOfBill,
  type BillFilters,
} from './bill-view.ts';
import type { BillDeps } from './list-bills.ts';

/** Sums of bills in cents of a euro. */
export type BillSummary = Recurring &
  Readonly<{ bills: number; totalMinor: number; openMinor: number; dueMinor: number }>;

const sums = (where: string): string => `
  select count(*)::bigint as bills,
    coalesce(sum(x.total) filter (where x.is_newest), 0)::bigint as "totalMinor",
    coalesce(sum(x.open) filter (where x.is_newest), 0)::bigint as "openMinor",
    coalesce(sum(x.open) filter (where x.is_newest and x.status = 'DUE'), 0)::bigint as "dueMinor"
  from (select coalesce(i.total_minor, 0) as total, ${openOfBill} as open, ${billStatus} as status,
    ${isNewestOfDocument} as is_newest from ${billSource} where ${where}) x`;

/** Sums of the bills under the filters; a document of several months counts once, with its newest. @throws NotAllowed */
export const summariseBills = async (
  deps: BillDeps & Readonly<{ plans: Pick<MerchantPlans, 'now'> }>,
  actor: Actor,
  filters: BillFilters,
): Promise<BillSummary> => {
  mustReadBills(actor);
  const today = businessDateOf(deps.clock.now());
  const { where, bindings } = filteredBills(filters, today);
  const [found] = await deps.database.rows<Omit<BillSummary, keyof Recurring>>(sums(where), bindings);
  return { ...found!, ...recurringOf(await deps.plans.now(), today) };
};
