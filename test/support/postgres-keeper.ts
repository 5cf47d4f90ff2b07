import { serveAttached } from '#development/attached-process.ts';
import { startPostgres } from '#development/postgres.ts';
import type { PostgresSettings } from '#development/postgres.ts';

/** Keeps the tests' PostgreSQL for as long as the test run lives, so that a killed run leaves no server behind. */
serveAttached(async (settings: PostgresSettings) => {
  const { adminUrl, stop } = await startPostgres(settings);
  return { report: { adminUrl }, stop };
});
