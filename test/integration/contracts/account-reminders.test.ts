import { SqlAccountReminders } from '#modules/accounts/adapters/postgres/sql-account-reminders.ts';
import { describeAccountReminders, dueFacts } from '#test/contracts/account-reminders.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openUsersDatabase } from './users-database.ts';

const deadline = new Date('2026-12-10T10:00:00Z');

describeAccountReminders('PostgreSQL', async () => {
  const { database, close } = await openUsersDatabase();
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
});
