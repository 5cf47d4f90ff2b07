import type { Database } from '#platform/database/database.ts';

/** Balance of each account for one payment, in minor units; accounts at zero are omitted. */
export const ledgerOf = async (database: Database, paymentId: number): Promise<Record<string, number>> => {
  const rows = await database.rows<{ code: string; minor: number }>(
    `select a.code, sum(e.amount_minor)::bigint as minor from ledger_transactions t
     join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
     where t.payment_id = ? group by a.code having sum(e.amount_minor) <> 0`,
    [paymentId],
  );
  return Object.fromEntries(rows.map(({ code, minor }) => [code, minor]));
};
