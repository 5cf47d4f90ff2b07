import { describeAccountLists } from '#test/contracts/account-lists.ts';
import { InMemoryAccountLists } from '#test/fakes/in-memory-account-lists.ts';

describeAccountLists('memory', async () => {
  const ids: string[] = [];
  return { lists: new InMemoryAccountLists({ ids }), add: async (account) => void ids.push(account) };
});
