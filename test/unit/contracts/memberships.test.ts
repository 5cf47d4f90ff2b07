import { describeMemberships } from '#test/contracts/memberships.ts';
import { InMemoryMemberships } from '#test/fakes/in-memory-memberships.ts';
import { plainWork } from '#test/support/plain-work.ts';

describeMemberships('memory', async () => {
  let made = 0;
  const next = async (): Promise<number> => (made += 1);
  return {
    memberships: new InMemoryMemberships(),
    work: plainWork,
    addUser: next,
    addMerchant: next,
    close: async () => undefined,
  };
});
