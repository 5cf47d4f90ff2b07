import { describeSecondFactors } from '#test/contracts/second-factors.ts';
import { InMemorySecondFactors } from '#test/fakes/in-memory-second-factors.ts';

describeSecondFactors('memory', async () => {
  let users = 0;
  return {
    factors: new InMemorySecondFactors(),
    addUser: async () => (users += 1),
    close: async () => undefined,
  };
});
