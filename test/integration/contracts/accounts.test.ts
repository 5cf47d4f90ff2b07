import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { SqlMerchantAccounts } from '#modules/accounts/adapters/postgres/sql-merchant-accounts.ts';
import { SqlAccountLists } from '#modules/payments/adapters/postgres/sql-account-lists.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { openAccountProvider } from '#test/integration/contracts/openers/account-provider.ts';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  AccountLists: onDatabase(async ({ database, addMerchant }) => {
    const insert = async (accountId: string, status: string): Promise<void> => {
      const id = await addMerchant();
      await database.rows(
        `insert into provider_accounts (merchant_id, provider, account_id, status, requested_at)
       values (:id, 'stripe', :accountId, :status, now())`,
        { id, accountId, status },
      );
    };
    await insert('acct_0_left', 'LEFT');
    return { lists: new SqlAccountLists({ database }), add: (account) => insert(account, 'ACTIVE') };
  }),
  AccountProvider: { 'Stripe, over the wire': openAccountProvider },
  MerchantAccounts: onDatabase(async ({ database, addMerchant }) => {
    const add = addMerchant;
    const merchantIds = [await add(), await add(), await add(), await add(), await add()] as const;
    return { accounts: new SqlMerchantAccounts({ database }), merchantIds };
  }),
});
