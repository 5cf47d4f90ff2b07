import { describeAssignments } from '#test/contracts/assignments.ts';
import { describeMerchants } from '#test/contracts/merchants.ts';
import { InMemoryAssignments } from '#test/fakes/in-memory-assignments.ts';
import { InMemoryMerchants } from '#test/fakes/in-memory-merchants.ts';

describeMerchants('InMemoryMerchants', async () => ({
  merchants: new InMemoryMerchants(),
  close: async () => undefined,
}));

describeAssignments('InMemoryAssignments', async () => ({
  assignments: new InMemoryAssignments([1, 2]),
  userId: 7,
  merchants: [1, 2],
  close: async () => undefined,
}));
