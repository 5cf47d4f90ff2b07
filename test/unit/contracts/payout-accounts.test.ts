import { describePayoutAccounts } from '#test/contracts/payout-accounts.ts';
import { InMemoryPayoutAccounts } from '#test/fakes/in-memory-payout-accounts.ts';

describePayoutAccounts('memory', async () => {
  const accounts = new InMemoryPayoutAccounts();
  const merchantId = 3;
  accounts.ofPayments.set(1, { merchantId, accountId: 'acct_1' });
  accounts.ofPayments.set(2, { merchantId, accountId: 'acct_2' });
  return { accounts, merchantId, payments: { first: 1, second: 2, own: 3 }, close: async () => undefined };
});
