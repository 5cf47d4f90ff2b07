import { describePasswordHashing } from '#test/contracts/password-hashing.ts';
import { cheapHasher } from '#test/integration/modules/users/users-fixture.ts';

describePasswordHashing('bcrypt', async () => {
  const passwords = cheapHasher(4);
  return { passwords, close: () => passwords.close() };
});
