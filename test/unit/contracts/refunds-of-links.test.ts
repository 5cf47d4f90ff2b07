import { describeRefundsOfLinks } from '#test/contracts/refunds-of-links.ts';
import { InMemoryRefundsOfLinks } from '#test/fakes/in-memory-refunds-of-links.ts';

describeRefundsOfLinks('InMemoryRefundsOfLinks', async () => {
  const refundsOfLinks = new InMemoryRefundsOfLinks();
  refundsOfLinks.refund(1, 'PARTIAL');
  refundsOfLinks.refund(2, 'FULL');
  return { refundsOfLinks, partialId: 1, fullId: 2, keptId: 3, paidTwiceId: 4, close: async () => undefined };
});
