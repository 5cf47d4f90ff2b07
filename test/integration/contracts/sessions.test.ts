import { ObjectionSessions } from '#src/modules/users/adapters/postgres/objection-sessions.ts';
import { describeSessions } from '#test/contracts/sessions.ts';
import { openUsersDatabase } from './users-database.ts';

describeSessions('PostgreSQL', async () => {
  const opened = await openUsersDatabase();
  return { ...opened, sessions: new ObjectionSessions(opened) };
});
