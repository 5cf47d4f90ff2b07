import type { Knex } from 'knex';
import { fileURLToPath } from 'node:url';

const folder = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));

/** The one configuration of migrations and seeds; `plateno db` and the knex command line both read it. */
const config: Knex.Config = {
  client: 'pg',
  connection: process.env.DATABASE_MIGRATOR_URL ?? process.env.DATABASE_URL ?? '',
  migrations: {
    directory: folder('migrations'),
    tableName: 'schema_migrations',
    extension: 'ts',
    loadExtensions: ['.ts'],
  },
  seeds: { directory: folder('seeds'), extension: 'ts', loadExtensions: ['.ts'] },
};

export default config;
