import { describeHeldLinks } from '#test/contracts/held-links.ts';
import { InMemoryHeldLinks } from '#test/fakes/in-memory-held-links.ts';

describeHeldLinks('InMemoryHeldLinks', async () => {
  const heldLinks = new InMemoryHeldLinks();
  heldLinks.hold(1);
  return { heldLinks, heldId: 1, paidId: 2, close: async () => undefined };
});
