import { nameOf } from '#kernel/actor.ts';
import { describeAssignments } from '#test/contracts/assignments.ts';
import { describeMerchants } from '#test/contracts/merchants.ts';
import { InMemoryAssignments } from '#test/fakes/in-memory-assignments.ts';
import { InMemoryMerchants } from '#test/fakes/in-memory-merchants.ts';

describeMerchants('InMemoryMerchants', async () => {
  const merchants = new InMemoryMerchants();
  const historyOf = async (merchantId: number) =>
    merchants.history
      .filter((row) => row.merchantId === merchantId)
      .map(({ from, to, actor, reason = null, at }) => ({ from, to, actor: nameOf(actor), reason, at }));
  return { merchants, historyOf, close: async () => undefined };
});

describeAssignments('InMemoryAssignments', async () => ({
  assignments: new InMemoryAssignments([1, 2]),
  userId: 7,
  merchants: [1, 2],
  close: async () => undefined,
}));
