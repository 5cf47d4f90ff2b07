import { describeAccountTokens } from '#test/contracts/account-tokens.ts';
import { InMemoryAccountTokens } from '#test/fakes/in-memory-account-tokens.ts';

describeAccountTokens('memory', async () => {
  let users = 0;
  return {
    tokens: new InMemoryAccountTokens(),
    addUser: async () => (users += 1),
    close: async () => undefined,
  };
});
