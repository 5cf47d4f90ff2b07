import { describePayouts } from '#test/contracts/payouts.ts';
import { InMemoryPayouts } from '#test/fakes/in-memory-payouts.ts';

describePayouts('memory', async () => ({
  payouts: new InMemoryPayouts(),
  merchantId: 3,
  paymentId: 7,
  transact: (work) => work(),
  close: async () => undefined,
}));
