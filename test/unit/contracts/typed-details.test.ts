import { describeTypedDetails, typedBefore } from '#test/contracts/typed-details.ts';
import { InMemoryTypedDetails } from '#test/fakes/in-memory-typed-details.ts';

describeTypedDetails('InMemoryTypedDetails', async () => {
  const typedDetails = new InMemoryTypedDetails();
  const key = crypto.randomUUID();
  typedDetails.add({ paymentLinkId: 1, key, typed: typedBefore });
  return { typedDetails, paymentLinkId: 1, key, paidKey: crypto.randomUUID(), close: async () => undefined };
});
