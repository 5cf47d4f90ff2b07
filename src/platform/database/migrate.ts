import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import config from '../../../knexfile.ts';
import { quiet } from './knex-pool.ts';
import { sqlStateOf } from './sql-state.ts';

/** Whoever asks for a table behind a migration that waits for it waits, too: not longer than customers would. */
const lockTimeoutMs = 1_000;
/** Customers come first; then it is tried again. */
const betweenTriesMs = 250;
/** Of PostgreSQL: the lock was not to be had in time. */
const lockNotAvailable = '55P03';

const connect = (url: string): Knex =>
  createKnex({ ...config, connection: url, pool: { min: 0, max: 2 }, log: quiet });

/** Past any pooler, where a connection may have settings of its own. */
const connectToMigrate = (url: string, moreMigrations?: string): Knex => {
  const { directory } = config.migrations!;
  return createKnex({
    ...config,
    connection: { connectionString: url, options: `-c lock_timeout=${lockTimeoutMs}` },
    migrations: {
      ...config.migrations,
      ...(moreMigrations !== undefined && { directory: [String(directory), moreMigrations] }),
    },
    pool: { min: 0, max: 2 },
    log: quiet,
  });
};

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

/** The tables of the job queue are its library's. */
const migrateQueue = async (migratorUrl: string): Promise<void> => {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: migratorUrl, supervise: false, schedule: false, max: 2 });
  await boss.start();
  await boss.stop({ graceful: false });
};

/** Any number that nobody else uses for his locks. */
const migrating = 7_528_366;

/** Servers that start at the same moment migrate one after the other; a lock of the session ends with it. */
const alone = async (url: string, work: () => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrating]);
    await work();
  } finally {
    await client.end();
  }
};

type Migration = Readonly<{
  migratorUrl: string;
  applicationRole?: string | undefined;
  /** A folder with later ones, of those who try how the product lives through them. */
  moreMigrations?: string;
  /** Told each time that a migration has made way for customers and will be tried again. */
  onMadeWay?: () => void;
}>;

/**
 * The next migration that the database has not had, in a transaction of its own: no lock is held for the sake of the
 * one after it. When a lock is not to be had in time it makes way and comes again.
 *
 * @returns false when there was none
 */
const migrateNext = async (knex: Knex, madeWay: () => void): Promise<boolean> => {
  for (;;) {
    try {
      const [, names] = (await knex.migrate.up()) as [number, string[]];
      return names.length > 0;
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable) throw error;
      madeWay();
      await pause(betweenTriesMs);
    }
  }
};

/** All that are outstanding, remembered as one batch, so that they are taken back together. */
const migrateOneByOne = async (knex: Knex, madeWay: () => void): Promise<void> => {
  // Makes the tables that remember them, where there are none.
  await knex.migrate.list();
  // We are alone: a lock that stands there is one of a process that was killed.
  await knex.migrate.forceFreeMigrationsLock();
  const { rows } = await knex.raw<{ rows: { batch: number }[] }>(
    'select coalesce(max(batch), 0) + 1 as batch from schema_migrations',
  );
  while (await migrateNext(knex, madeWay));
  await knex('schema_migrations').where('batch', '>', rows[0]!.batch).update({ batch: rows[0]!.batch });
};

/** Brings the schema to the newest version: ours, and that of the job queue; then grants the application its rights. */
export const migrateDatabase = (options: Migration): Promise<void> =>
  alone(options.migratorUrl, () => migrate(options));

const migrate = async (options: Migration): Promise<void> => {
  const knex = connectToMigrate(options.migratorUrl, options.moreMigrations);
  try {
    await migrateOneByOne(knex, options.onMadeWay ?? (() => undefined));
    await migrateQueue(options.migratorUrl);
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

/** Brings a database without rows to just these migrations, whatever it has had before: rows of that time fit. */
export const migrateExactly = async (migratorUrl: string, names: readonly string[]): Promise<void> => {
  const knex = connect(migratorUrl);
  try {
    const [done] = (await knex.migrate.list()) as [{ name: string }[], unknown];
    if (done.map(({ name }) => name).join() !== names.join()) {
      await knex.migrate.rollback(undefined, true);
      for (const name of names) await knex.migrate.up({ name });
    }
    await migrateQueue(migratorUrl);
  } finally {
    await knex.destroy();
  }
};

const migrationFiles = async (): Promise<string[]> =>
  (await readdir(String(config.migrations?.directory))).filter((name) => name.endsWith('.ts')).toSorted();

/** Of a database that a newer program has migrated. */
export const unknownMigrations = async (names: readonly string[]): Promise<string[]> => {
  const known = new Set(await migrationFiles());
  return names.filter((name) => !known.has(name));
};

/** Names of migrations that the database has not had yet. Only reads: the database may have none, and no right to more. */
export const pendingMigrations = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ isNew: boolean }>(
      `select to_regclass('public.schema_migrations') is null as "isNew"`,
    );
    const { rows: had } = rows[0]!.isNew
      ? { rows: [] }
      : await client.query<{ name: string }>('select name from public.schema_migrations');
    const known = new Set(had.map(({ name }) => name));
    return (await migrationFiles()).filter((name) => !known.has(name));
  } finally {
    await client.end();
  }
};

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** Whom the migrator grants its rights; nobody where one role does everything. */
export const applicationRoleOf = ({
  url,
  migratorUrl,
}: Readonly<{ url: string; migratorUrl: string }>): string | undefined =>
  roleOf(url) === roleOf(migratorUrl) ? undefined : roleOf(url);
