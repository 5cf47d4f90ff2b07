import { describeUsers } from '#test/contracts/users.ts';
import { InMemoryUsers } from '#test/fakes/in-memory-users.ts';
import { plainWork } from '#test/support/plain-work.ts';

describeUsers('memory', async () => ({
  users: new InMemoryUsers(),
  work: plainWork,
  addMerchant: async () => 7,
  close: async () => undefined,
}));
