import { describeKnownDevices } from '#test/contracts/known-devices.ts';
import { InMemoryKnownDevices } from '#test/fakes/in-memory-known-devices.ts';

describeKnownDevices('memory', async () => {
  let users = 0;
  return {
    devices: new InMemoryKnownDevices(),
    addUser: async () => (users += 1),
    close: async () => undefined,
  };
});
