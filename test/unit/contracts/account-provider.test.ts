import { describeAccountProvider } from '#test/contracts/account-provider.ts';
import { activeFacts, FakeAccountProvider } from '#test/fakes/fake-account-provider.ts';

describeAccountProvider('in memory', async () => {
  const provider = new FakeAccountProvider();
  return {
    provider,
    verify: async (id) => provider.set(id, activeFacts),
    leave: async (id) => provider.set(id, null),
    keepError: async (key) => provider.keepError(key),
  };
});
