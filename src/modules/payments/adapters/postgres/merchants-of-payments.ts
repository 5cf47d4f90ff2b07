import type { Actor } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { filteredRows, type PaymentFilters } from './payment-conditions.ts';

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory }>;

/** The merchants of the payments that the actor may see and that match the filters. */
export const merchantsOfPayments = async (
  { database, merchants }: Deps,
  actor: Actor,
  filters: PaymentFilters,
): Promise<readonly number[]> => {
  const { where, bindings } = filteredRows(await merchants.visibleTo(actor), filters);
  const rows = await database.rows<{ id: number }>(
    `select distinct p.merchant_id as id from payments p where ${where}`,
    bindings,
  );
  return rows.map(({ id }) => id);
};
