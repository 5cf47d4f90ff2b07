import { describeKnownNetworks } from '#test/contracts/known-networks.ts';
import { InMemoryKnownNetworks } from '#test/fakes/in-memory-known-networks.ts';

describeKnownNetworks('memory', async () => {
  let users = 0;
  return {
    networks: new InMemoryKnownNetworks(),
    addUser: async () => (users += 1),
    close: async () => undefined,
  };
});
