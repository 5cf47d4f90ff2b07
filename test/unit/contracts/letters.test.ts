import { describeLetters } from '#test/contracts/letters.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';

describeLetters('RecordedLetters', async () => {
  const letters = new RecordedLetters();
  return {
    letters,
    failNext: (fault) => letters.failNext(fault),
    sent: () =>
      letters.sent.map(({ to, id }) => ({
        to,
        messageId: id.startsWith('<') ? id : `<${id}@plateno.example>`,
      })),
    close: async () => undefined,
  };
});
