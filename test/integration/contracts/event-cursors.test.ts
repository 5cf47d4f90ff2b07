import { SqlEventCursors } from '#modules/payments/adapters/postgres/sql-event-cursors.ts';
import { describeEventCursors } from '#test/contracts/event-cursors.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeEventCursors('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase(2);
  return { cursors: new SqlEventCursors({ database }), close };
});
