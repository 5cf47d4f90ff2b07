import type { Database } from '#platform/database/database.ts';

/** Rolls deltas up into their rows; the views are correct without it. @returns number of deltas */
export const rollUpPayments = async (database: Database): Promise<number> => {
  const [rolledUp] = await database.rows<{ deltas: number }>('select fold_payment_totals() as deltas');
  return rolledUp!.deltas;
};
