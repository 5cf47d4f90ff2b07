import { describeRecoveryCodes } from '#test/contracts/recovery-codes.ts';
import { InMemoryRecoveryCodes } from '#test/fakes/in-memory-recovery-codes.ts';

describeRecoveryCodes('memory', async () => {
  let users = 0;
  return {
    codes: new InMemoryRecoveryCodes(),
    addUser: async () => (users += 1),
    close: async () => undefined,
  };
});
