import type { ProviderStatus } from '#platform/http/provider-status.ts';
import type { Database } from '#platform/database/database.ts';

/** Whether payments can be taken now: database and card provider answer. For anyone. */
export const isHealthy = async ({
  database,
  providerStatus,
}: Readonly<{ database: Database; providerStatus: ProviderStatus }>): Promise<boolean> => {
  try {
    await database.rows('select 1');
  } catch {
    return false;
  }
  return providerStatus.isReachable();
};
