import { describePasswordHashing } from '#test/contracts/password-hashing.ts';
import { FakePasswordHashing } from '#test/fakes/fake-password-hashing.ts';

describePasswordHashing('the fake', async () => ({
  passwords: new FakePasswordHashing(),
  close: async () => undefined,
}));
