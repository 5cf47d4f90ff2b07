import type { Database } from '#platform/database/database.ts';

/** Whether an event of the account has arrived within ten minutes and is not settled yet: it may book. */
export const isAccountUnderWay = async (database: Database, accountId: string): Promise<boolean> => {
  const [row] = await database.rows<{ isUnderWay: boolean }>(
    `select exists (select from provider_events where state = 'NEW' and account = :accountId
       and received_at > now() - interval '10 minutes') as "isUnderWay"`,
    { accountId },
  );
  return row!.isUnderWay;
};
