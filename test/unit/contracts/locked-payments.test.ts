import { describeLockedPayments } from '#test/contracts/locked-payments.ts';
import { InMemoryLockedPayments } from '#test/fakes/in-memory-locked-payments.ts';

describeLockedPayments('InMemoryLockedPayments', async () => {
  const lockedPayments = new InMemoryLockedPayments();
  let payments = 0;
  return {
    lockedPayments,
    transact: (work) => work(),
    addPayment: async ({ status, refund, dispute } = {}) => {
      const id = (payments += 1);
      const isRefunded = refund === 'REQUESTED' || refund === 'SUCCEEDED';
      if (status === undefined) lockedPayments.set(id, { isRefunded, isDisputed: dispute !== undefined });
      return id;
    },
    close: async () => undefined,
  };
});
