import type { Database } from '#platform/database/database.ts';

/**
 * From this transaction on the events of the merchant are stored. Called with its first API key or webhook endpoint:
 * nothing else reads them, and what nothing reads is not kept.
 */
export const beginEvents = async (database: Database, merchantId: number, now: Date): Promise<void> => {
  await database.rows(
    `insert into merchant_event_counters (merchant_id, last, last_ms, since)
     values (:merchantId, 0, :ms, :now) on conflict (merchant_id) do nothing`,
    { merchantId, ms: now.getTime(), now },
  );
};

/** Those of the merchants whose events are stored. */
export const merchantsWithEvents = async (
  database: Database,
  merchantIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await database.rows<{ id: number }>(
    'select merchant_id as id from merchant_event_counters where merchant_id = any(cast(:merchantIds as bigint[]))',
    { merchantIds: [...new Set(merchantIds)] },
  );
  return new Set(rows.map(({ id }) => id));
};
