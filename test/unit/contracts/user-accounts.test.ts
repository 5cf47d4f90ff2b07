import { describeUserAccounts, storedAccounts, storedMemberships } from '#test/contracts/user-accounts.ts';
import { InMemoryUserAccounts } from '#test/fakes/in-memory-user-accounts.ts';

describeUserAccounts('InMemoryUserAccounts', async () => {
  const teamOf = 7;
  const stored = storedAccounts(teamOf, 8).map((account, place) => ({ ...account, id: place + 1 }));
  const accounts = new InMemoryUserAccounts(stored, storedMemberships(teamOf, stored));
  return { accounts, stored, teamOf, close: async () => undefined };
});
