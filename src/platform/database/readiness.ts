import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { expectRoleSettings } from './role-settings.ts';

/** Ready when the database answers and has every migration; migrations are checked until they were complete once. */
export const readinessOf = (config: Config, database: Database) => {
  let isMigrated = false;
  return async (): Promise<void> => {
    await database.rows('select 1');
    if (isMigrated) return;
    if (config.database.isPooled) await expectRoleSettings(database);
    const { pendingMigrations } = await import('./migrate.ts');
    isMigrated = (await pendingMigrations(config.database.url)).length === 0;
    if (!isMigrated) throw new Error('migrations are pending');
  };
};
