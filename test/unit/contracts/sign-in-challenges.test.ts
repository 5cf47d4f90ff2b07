import { describeSignInChallenges } from '#test/contracts/sign-in-challenges.ts';
import { InMemorySignInChallenges } from '#test/fakes/in-memory-sign-in-challenges.ts';

describeSignInChallenges('memory', async () => {
  let users = 0;
  return {
    challenges: new InMemorySignInChallenges(),
    addUser: async () => (users += 1),
    close: async () => undefined,
  };
});
