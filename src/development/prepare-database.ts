import { openDatabase } from '#platform/database/open-database.ts';
import { applicationRoleOf, migrateDatabase, pendingMigrations } from '#platform/database/migrate.ts';
import { tryAgain } from '#platform/database/try-again.ts';
import type { Config } from '#platform/config.ts';
import { keepOperator, keptOperator } from './operator-file.ts';
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

/** The demo of an earlier version has no operator: it gets one, which bills from the month that runs. */
const withOperator = async (config: Config): Promise<Config> => {
  if (config.seed !== 'demo' || config.operatorMerchantId !== null) return config;
  const kept = await keptOperator(config.dataDir);
  if (kept !== null) return { ...config, operatorMerchantId: kept };
  const { addOperator } = await import('../../seeds/demo.ts');
  const operatorMerchantId = await addOperator(config);
  await keepOperator(config.dataDir, operatorMerchantId);
  return { ...config, operatorMerchantId };
};

/**
 * Migrates, and seeds a database without users. In production both are an operator's explicit actions: there the
 * server refuses to start with pending migrations.
 * @returns the configuration with the operator that the demo made
 * @throws Error with a message for the terminal when an earlier start was interrupted while it created the demo
 */
export const prepareDatabase = async (config: Config): Promise<Config> => {
  const { url, migratorUrl } = config.database;
  if (config.mode === 'production') {
    const pending = await tryAgain(() => pendingMigrations(url));
    if (pending.length > 0)
      throw new Error(['Migrations are pending. Run: plateno db migrate. Pending:', ...pending].join('\n'));
    return config;
  }
  const applicationRole = applicationRoleOf(config.database);
  await tryAgain(() => migrateDatabase({ migratorUrl, applicationRole }));
  if (config.seed === 'demo' && (await wasSeedingInterrupted(config.dataDir)))
    throw new Error(developmentMessages(process.env).halfSeeded(config.dataDir));
  if (!(await tryAgain(() => isEmpty(config)))) return withOperator(config);
  const { seedDatabase } = await import('../../seeds/demo.ts');
  if (config.seed !== 'demo') {
    await seedDatabase(config);
    return config;
  }
  let operatorMerchantId: number | null = null;
  await markedWhile(config.dataDir, async () => {
    operatorMerchantId = await seedDatabase(config);
    if (operatorMerchantId !== null) await keepOperator(config.dataDir, operatorMerchantId);
  });
  return { ...config, operatorMerchantId };
};
