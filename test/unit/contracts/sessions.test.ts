import { describeSessions } from '#test/contracts/sessions.ts';
import { InMemorySessions } from '#test/fakes/in-memory-sessions.ts';

describeSessions('memory', async () => {
  let made = 0;
  const next = async (): Promise<number> => (made += 1);
  return {
    sessions: new InMemorySessions(),
    addUser: next,
    addMerchant: next,
    close: async () => undefined,
  };
});
