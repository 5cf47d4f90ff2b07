import { Database, createPool } from '#platform/database/database.ts';
import { applicationRoleOf, migrateDatabase, pendingMigrations } from '#platform/database/migrate.ts';
import type { Config } from '#platform/config.ts';

const isEmpty = async (config: Config): Promise<boolean> => {
  const database = new Database(createPool(config.database.directUrl, 1));
  try {
    return (await database.rows('select 1 from users limit 1')).length === 0;
  } finally {
    await database.close();
  }
};

/**
 * Migrates, and fills a database that has nobody in it. In production both are an operator's explicit acts: there the
 * server refuses to start behind its migrations.
 */
export const prepareDatabase = async (config: Config): Promise<void> => {
  const { url, migratorUrl } = config.database;
  if (config.mode === 'production') {
    const pending = await pendingMigrations(url);
    if (pending.length > 0)
      throw new Error(`Migrations are pending: ${pending.join(', ')}. Run: plateno db migrate`);
    return;
  }
  await migrateDatabase({ migratorUrl, applicationRole: applicationRoleOf(config.database) });
  if (!(await isEmpty(config))) return;
  const { seedDatabase } = await import('../../seeds/demo.ts');
  await seedDatabase(config);
};
