import { describeInvitations } from '#test/contracts/invitations.ts';
import { InMemoryInvitations } from '#test/fakes/in-memory-invitations.ts';
import { plainWork } from '#test/support/plain-work.ts';

describeInvitations('InMemoryInvitations', async () => ({
  invitations: new InMemoryInvitations(),
  work: plainWork,
  merchantId: 1,
  close: async () => undefined,
}));
