import { describeSessions } from '#test/contracts/sessions.ts';
import { InMemorySessions } from '#test/fakes/in-memory-sessions.ts';

describeSessions('memory', async () => {
  let users = 0;
  return {
    sessions: new InMemorySessions(),
    addUser: async () => (users += 1),
    close: async () => undefined,
  };
});
