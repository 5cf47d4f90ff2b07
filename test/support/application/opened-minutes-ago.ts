import type { Database } from '#platform/database/database.ts';
import type { OpenCheckout } from './build.ts';

/** Makes a checkout session older by so many minutes: another payer may end it only after some time. */
export const openedMinutesAgo = async (
  database: Database,
  minutes: number,
  { paymentId }: Pick<OpenCheckout, 'paymentId'>,
): Promise<void> => {
  await database.rows(
    `update payment_attempts set created_at = created_at - make_interval(mins => ?) where payment_id = ?`,
    [minutes, paymentId],
  );
};
