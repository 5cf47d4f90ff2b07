import { describePaymentLiveEvents } from '#test/contracts/payment-live-events.ts';
import { InMemoryPaymentLiveEvents } from '#test/fakes/in-memory-payment-live-events.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';

describePaymentLiveEvents('memory', async () => {
  const work = new InMemoryTransactions();
  const liveEvents = new InMemoryPaymentLiveEvents(work);
  return { liveEvents, work, received: async () => liveEvents.published };
});
