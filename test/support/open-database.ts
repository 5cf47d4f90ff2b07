import { openDatabase } from '#platform/database/open-database.ts';
import { createTestDatabase } from './database.ts';

/** A test database opened as the application role, with the default number of connections unless given. */
export const openTestDatabase = async (connections?: number) => {
  const { url, migratorUrl, drop } = await createTestDatabase();
  const opened = openDatabase(url, connections === undefined ? {} : { size: connections });
  const close = async (): Promise<void> => {
    await opened.close();
    await drop();
  };
  return { ...opened, url, migratorUrl, close };
};

export type OpenTestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
