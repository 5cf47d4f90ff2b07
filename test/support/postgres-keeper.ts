import { rm } from 'node:fs/promises';
import { serveAttached } from '#development/attached-process.ts';
import { startPostgres } from '#development/postgres.ts';
import type { PostgresSettings } from '#development/postgres.ts';

export type KeptPostgres = PostgresSettings &
  Readonly<{
    /** Removed when the server has stopped, also after a killed run: its files may be in memory. */
    folderToRemove?: string;
  }>;

/** Keeps the tests' PostgreSQL for as long as the test run lives, so that a killed run leaves no server behind. */
serveAttached(async ({ folderToRemove, ...settings }: KeptPostgres) => {
  const { adminUrl, stop } = await startPostgres(settings);
  return {
    report: { adminUrl },
    stop: async () => {
      await stop();
      if (folderToRemove !== undefined) await rm(folderToRemove, { recursive: true, force: true });
    },
  };
});
