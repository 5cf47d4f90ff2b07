import { describePayerLetters } from '#test/contracts/payer-letters.ts';
import { InMemoryPayerLetters } from '#test/fakes/in-memory-payer-letters.ts';

describePayerLetters('InMemoryPayerLetters', async () => {
  const letters = new InMemoryPayerLetters();
  return {
    letters,
    failNext: (fault) => letters.failNext(fault),
    sent: () => letters.sent.map(({ to, requestId }) => ({ to, requestId })),
    close: async () => undefined,
  };
});
