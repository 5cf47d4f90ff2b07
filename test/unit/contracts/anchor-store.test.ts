import { describeAnchorStore } from '#test/contracts/anchor-store.ts';
import { InMemoryAnchorStore } from '#test/fakes/in-memory-anchor-store.ts';

describeAnchorStore('InMemoryAnchorStore', async () => ({
  store: new InMemoryAnchorStore(),
  close: async () => undefined,
}));
