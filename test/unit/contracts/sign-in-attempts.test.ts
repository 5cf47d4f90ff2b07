import { describeSignInAttempts } from '#test/contracts/sign-in-attempts.ts';
import { InMemorySignInAttempts } from '#test/fakes/in-memory-sign-in-attempts.ts';

describeSignInAttempts('memory', async () => ({
  attempts: new InMemorySignInAttempts(),
  close: async () => undefined,
}));
