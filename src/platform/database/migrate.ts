import createKnex, { type Knex } from 'knex';
import { PgBoss } from 'pg-boss';
import config from '../../../knexfile.ts';

const connect = (url: string): Knex => createKnex({ ...config, connection: url, pool: { min: 0, max: 2 } });

/**
 * The application reads and writes, but owns nothing: no DDL, and no update, delete or truncate on append-only tables.
 * Those are the ones that carry the trigger named `append_only`.
 */
const grant = async (knex: Knex, role: string): Promise<void> => {
  for (const schema of ['public', 'pgboss']) {
    await knex.raw('grant usage on schema ?? to ??', [schema, role]);
    await knex.raw('grant select, insert, update, delete on all tables in schema ?? to ??', [schema, role]);
    await knex.raw('grant usage, select on all sequences in schema ?? to ??', [schema, role]);
    await knex.raw('grant execute on all functions in schema ?? to ??', [schema, role]);
  }
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'append_only'`,
  );
  for (const table of ['schema_migrations', 'schema_migrations_lock']) {
    await knex.raw('revoke insert, update, delete on ?? from ??', [table, role]);
  }
  for (const { name } of rows) await knex.raw('revoke update, delete, truncate on ?? from ??', [name, role]);
};

/** Brings the schema to the newest version: ours, and that of the job queue; then grants the application its rights. */
export const migrateDatabase = async (options: {
  migratorUrl: string;
  applicationRole?: string;
}): Promise<void> => {
  const knex = connect(options.migratorUrl);
  try {
    await knex.migrate.latest();
    const boss = new PgBoss({
      connectionString: options.migratorUrl,
      supervise: false,
      schedule: false,
      max: 2,
    });
    await boss.start();
    await boss.stop({ graceful: false });
    if (options.applicationRole !== undefined) await grant(knex, options.applicationRole);
  } finally {
    await knex.destroy();
  }
};

/** Takes everything down again, the newest migration first. */
export const rollBackDatabase = async (migratorUrl: string, all = false): Promise<void> => {
  const knex = connect(migratorUrl);
  try {
    await knex.migrate.rollback(undefined, all);
  } finally {
    await knex.destroy();
  }
};

/** Names of migrations that the database has not had yet. */
export const pendingMigrations = async (url: string): Promise<string[]> => {
  const knex = connect(url);
  try {
    const [, pending] = (await knex.migrate.list()) as [unknown, { file: string }[]];
    return pending.map(({ file }) => file);
  } finally {
    await knex.destroy();
  }
};

/** The role that an address signs in as. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);
