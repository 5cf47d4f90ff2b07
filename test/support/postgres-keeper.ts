import { rm } from 'node:fs/promises';
import { serveAttached } from '#development/attached-process.ts';
import { startPostgres } from '#development/postgres.ts';
import type { PostgresSettings } from '#development/postgres.ts';

export type KeptPostgres = PostgresSettings &
  Readonly<{
    /** Removed when the server has stopped, also after a killed run: its files may be in memory. */
    folderToRemove?: string;
    /** A server that ends by itself is started again, as in a development installation. */
    isKept?: boolean;
  }>;

/** Keeps the tests' PostgreSQL for as long as the test run lives, so that a killed run leaves no server behind. */
serveAttached(async ({ folderToRemove, isKept = false, ...settings }: KeptPostgres) => {
  const kept = isKept ? { ...settings, onEnd: () => undefined } : settings;
  const { adminUrl, stop } = await startPostgres(kept);
  return {
    report: { adminUrl },
    stop: async () => {
      await stop();
      if (folderToRemove !== undefined) await rm(folderToRemove, { recursive: true, force: true });
    },
  };
});
