import type { Database } from '#platform/database/database.ts';

/** Folds the deltas of the rollups into their rows; the sums are true without it, too. @returns number of deltas */
export const rollUpPayments = async (database: Database): Promise<number> => {
  const [folded] = await database.rows<{ deltas: number }>('select fold_payment_totals() as deltas');
  return folded!.deltas;
};
