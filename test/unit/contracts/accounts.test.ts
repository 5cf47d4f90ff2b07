import { runSuites } from '#test/contracts/run-suites.ts';
import { activeFacts, FakeAccountProvider } from '#test/fakes/fake-account-provider.ts';
import { InMemoryAccountLists } from '#test/fakes/in-memory-account-lists.ts';
import { InMemoryMerchantAccounts } from '#test/fakes/in-memory-merchant-accounts.ts';

runSuites('memory', {
  AccountLists: async () => {
    const ids: string[] = [];
    return { lists: new InMemoryAccountLists({ ids }), add: async (account) => void ids.push(account) };
  },
  AccountProvider: async () => {
    const provider = new FakeAccountProvider();
    return {
      provider,
      verify: async (id) => provider.set(id, activeFacts),
      leave: async (id) => provider.set(id, null),
      keepError: async (key) => provider.keepError(key),
    };
  },
  MerchantAccounts: async () => ({ accounts: new InMemoryMerchantAccounts(), merchantIds: [1, 2, 3, 4, 5] }),
});
