import { SqlAccountReminders } from '#modules/accounts/adapters/postgres/sql-account-reminders.ts';
import { dueFacts } from '#test/contracts/account-reminders.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { openContractDatabase } from '#test/integration/contracts/contract-database.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';

const deadline = new Date('2026-12-10T10:00:00Z');

export const openAccountReminders: Opener<'AccountReminders'> = async () => {
  const { database, close } = await openContractDatabase();
  const merchantId = await insertMerchant(database, 1, {});
  const rejectedId = await insertMerchant(database, 2, {});
  for (const [id, status] of [
    [merchantId, 'ACTIVE'],
    [rejectedId, 'REJECTED'],
  ])
    await database.rows(
      `insert into provider_accounts (merchant_id, provider, account_id, status, requested_at, due, deadline)
       values (:id, 'stripe', 'acct_' || :status, :status, now(), :due, :deadline)`,
      { id, status, ...dueFacts(deadline) },
    );
  return { reminders: new SqlAccountReminders({ database }), merchantId, deadline, close };
};
