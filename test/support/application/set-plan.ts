import type { Plan } from '#kernel/plans.ts';
import type { Database } from '#platform/database/database.ts';

/** Gives a merchant a plan by its row, as no one chose it: without mail, event and history of a choice. */
export const setPlan = async (database: Database, merchantId: number, plan: Plan = 'PRO'): Promise<void> => {
  await database.rows('update merchants set plan = :plan where id = :merchantId and plan <> :plan', {
    merchantId,
    plan,
  });
};
