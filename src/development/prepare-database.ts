import { openDatabase } from '#platform/database/open-database.ts';
import { applicationRoleOf, migrateDatabase, pendingMigrations } from '#platform/database/migrate.ts';
import { tryAgain } from '#platform/database/try-again.ts';
import type { Config } from '#platform/config.ts';
import { wasSeedingInterrupted, markedWhile } from './seeding-mark.ts';
import { developmentMessages } from './messages.ts';

const isEmpty = async (config: Config): Promise<boolean> => {
  const { database, close } = openDatabase(config.database.directUrl, { size: 1 });
  try {
    return (await database.rows('select 1 from users limit 1')).length === 0;
  } finally {
    await close();
  }
};

/**
 * Migrates, and seeds a database without users. In production both are an operator's explicit actions: there the
 * server refuses to start with pending migrations.
 * @throws Error with a message for the terminal when an earlier start was interrupted while it created the demo
 */
export const prepareDatabase = async (config: Config): Promise<void> => {
  const { url, migratorUrl } = config.database;
  if (config.mode === 'production') {
    const pending = await tryAgain(() => pendingMigrations(url));
    if (pending.length > 0)
      throw new Error(['Migrations are pending. Run: plateno db migrate. Pending:', ...pending].join('\n'));
    return;
  }
  const applicationRole = applicationRoleOf(config.database);
  await tryAgain(() => migrateDatabase({ migratorUrl, applicationRole }));
  if (config.seed === 'demo' && (await wasSeedingInterrupted(config.dataDir)))
    throw new Error(developmentMessages(process.env).halfSeeded(config.dataDir));
  if (!(await tryAgain(() => isEmpty(config)))) return;
  const { seedDatabase } = await import('../../seeds/demo.ts');
  if (config.seed === 'demo') await markedWhile(config.dataDir, () => seedDatabase(config));
  else await seedDatabase(config);
};
