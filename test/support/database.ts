import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { asAdmin } from './as-admin.ts';
import { urlFor } from './database-url.ts';
import { closeCommandsOn } from './run-plateno.ts';

export type TestDatabase = {
  /** Connects as the application role, which may neither change the schema nor rewrite append-only tables. */
  url: string;
  /** Connects as the role that owns the schema. */
  migratorUrl: string;
  drop(): Promise<void>;
};

/** A migrated, empty database, copied from the run's template in a fraction of a second. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const { adminUrl, template, migratorRole, applicationRole } = inject('databaseServer');
  const name = `plateno_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} owner ${migratorRole} template ${template}`);
  const url = urlFor(adminUrl, name, applicationRole);
  return {
    url,
    migratorUrl: urlFor(adminUrl, name, migratorRole),
    drop: async () => {
      await closeCommandsOn(url);
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
};
