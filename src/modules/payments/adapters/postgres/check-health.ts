import type { ProviderStatus } from '#platform/http/provider-status.ts';
import type { Database } from '#platform/database/database.ts';

/** Whether database and card provider answer. Public. */
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
