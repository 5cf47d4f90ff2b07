import { describeUserAccounts, storedAccounts } from '#test/contracts/user-accounts.ts';
import { InMemoryUserAccounts } from '#test/fakes/in-memory-user-accounts.ts';

describeUserAccounts('InMemoryUserAccounts', async () => {
  const stored = storedAccounts(7).map((account, place) => ({ ...account, id: place + 1 }));
  return { accounts: new InMemoryUserAccounts(stored), stored, close: async () => undefined };
});
