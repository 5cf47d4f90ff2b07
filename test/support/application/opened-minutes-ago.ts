import type { Database } from '#platform/database/database.ts';
import type { OpenCheckout } from './build.ts';

/** Makes a checkout's session so many minutes older than it is, as another payer's right to end it depends on that. */
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
