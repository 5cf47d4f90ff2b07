import type { Database } from '#platform/database/database.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';

/** Whether payments can be taken now: database and card provider answer. For anyone. */
export const isHealthy = async ({
  database,
  gateway,
}: Readonly<{ database: Database; gateway: PaymentGateway }>): Promise<boolean> => {
  try {
    await database.rows('select 1');
  } catch {
    return false;
  }
  return gateway.isReachable();
};
