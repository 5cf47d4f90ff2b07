import type { Actor } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readablePayouts } from '../../application/policies.ts';
import { filteredPayouts, type PayoutFilters } from './payout-conditions.ts';

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory }>;

/** The merchants of the payouts that the actor may see and that match the filters. */
export const merchantsOfPayouts = async (
  deps: Deps,
  actor: Actor,
  filters: PayoutFilters,
): Promise<readonly number[]> => {
  const { where, bindings } = filteredPayouts(await readablePayouts(deps, actor), filters);
  const rows = await deps.database.rows<{ id: number }>(
    `select distinct o.merchant_id as id from payouts o where ${where}`,
    bindings,
  );
  return rows.map(({ id }) => id);
};
