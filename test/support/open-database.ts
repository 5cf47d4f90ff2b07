import { createPool, Database } from '#platform/database/database.ts';
import { createTestDatabase } from './database.ts';

/** A database of the caller's own that is open as the application's role, with so many connections or as many as usual. */
export const openTestDatabase = async (connections?: number) => {
  const { url, migratorUrl, drop } = await createTestDatabase();
  const database = new Database(createPool(url, connections));
  const close = async (): Promise<void> => {
    await database.close();
    await drop();
  };
  return { database, url, migratorUrl, close };
};

export type OpenTestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
