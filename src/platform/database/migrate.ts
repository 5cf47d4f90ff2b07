import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import createKnex, { type Knex } from 'knex';
import config from '../../../knexfile.ts';
import { createClient } from './clients.ts';
import { quiet } from './knex-pool.ts';
import { sqlStateOf } from './sql-state.ts';

/** Statements queue behind a migration that waits for a table lock: the wait is bounded by what customers accept. */
const lockTimeoutMs = 1_000;
/** Pause before a migration that timed out on a lock tries again. */
const betweenTriesMs = 250;
/**
 * PostgreSQL: lock_timeout was exceeded, or each of two statements waits for the other. The second happens beside the
 * index of a killed migrator, which PostgreSQL still builds.
 */
const isLockRefused = (error: unknown): boolean => ['55P03', '40P01'].includes(sqlStateOf(error));

const connect = (url: string): Knex =>
  createKnex({ ...config, connection: url, pool: { min: 0, max: 2 }, log: quiet });

/** Connects past any pooler, whose connections may have settings of their own. */
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
 * The application role reads and writes, but owns nothing: no DDL, and no update, delete or truncate on append-only
 * tables, which carry a trigger named `append_only`.
 */
const grant = async (knex: Knex.Transaction, role: string): Promise<void> => {
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

/** pg-boss creates and migrates its own tables. */
const migrateQueue = async (migratorUrl: string): Promise<void> => {
  const { PgBoss } = await import('pg-boss');
  const { BossConnections } = await import('../jobs/boss-connections.ts');
  const db = new BossConnections({ url: migratorUrl, max: 2 });
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  // Without a listener the event would end the process; `start` reports the failure.
  boss.on('error', () => undefined);
  try {
    await boss.start();
    await boss.stop({ graceful: false });
  } finally {
    await db.close();
  }
};

/** Key of the advisory lock; any number that no other lock uses. */
const migrationLock = 7_528_366;

/**
 * Runs migrations of concurrent starts one after the other; the session lock ends with its connection. The signal is
 * aborted then: another start may hold the lock.
 */
const exclusively = async (url: string, work: (held: AbortSignal) => Promise<void>): Promise<void> => {
  const client = createClient({ connectionString: url });
  const lost = new AbortController();
  client.once('end', () =>
    lost.abort(new Error('Connection terminated: the lock of the migrations was lost')),
  );
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await work(lost.signal);
  } finally {
    await client.end();
  }
};

type Migration = Readonly<{
  migratorUrl: string;
  applicationRole?: string | undefined;
  /** A further folder with later migrations, for tests of a running product. */
  moreMigrations?: string;
  /** Called each time a migration could not get a lock and will be retried. */
  onLockTimeout?: () => void;
}>;

/**
 * Runs the next pending migration in a transaction of its own, so that it holds no lock for the next one. Where a
 * lock is refused it backs off and retries.
 *
 * @returns false when none is pending
 */
const migrateNext = async (knex: Knex, onLockTimeout: () => void): Promise<boolean> => {
  for (;;) {
    try {
      const [, names] = (await knex.migrate.up()) as [number, string[]];
      return names.length > 0;
    } catch (error) {
      if (!isLockRefused(error)) throw error;
      onLockTimeout();
      await pause(betweenTriesMs);
    }
  }
};

/** Runs all pending migrations and records them as one batch, so that they are rolled back together. */
const migrateOneByOne = async (knex: Knex, onLockTimeout: () => void, held: AbortSignal): Promise<void> => {
  // Creates the tables of knex that record migrations.
  await knex.migrate.list();
  // The advisory lock is held: a lock row left here belongs to a killed process.
  await knex.migrate.forceFreeMigrationsLock();
  const { rows } = await knex.raw<{ rows: { batch: number }[] }>(
    'select coalesce(max(batch), 0) + 1 as batch from schema_migrations',
  );
  do held.throwIfAborted();
  while (await migrateNext(knex, onLockTimeout));
  await knex('schema_migrations').where('batch', '>', rows[0]!.batch).update({ batch: rows[0]!.batch });
};

/**
 * Migrates the schema and that of the job queue to the newest version, then grants the application role its rights.
 */
export const migrateDatabase = (options: Migration): Promise<void> =>
  exclusively(options.migratorUrl, (held) => migrate(options, held));

const migrate = async (options: Migration, held: AbortSignal): Promise<void> => {
  const knex = connectToMigrate(options.migratorUrl, options.moreMigrations);
  try {
    await migrateOneByOne(knex, options.onLockTimeout ?? (() => undefined), held);
    await migrateQueue(options.migratorUrl);
    const { applicationRole } = options;
    // In one transaction: the role never holds the rights that are taken back, also when the migrator is killed.
    if (applicationRole !== undefined) await knex.transaction((all) => grant(all, applicationRole));
  } finally {
    await knex.destroy();
  }
};

/** Rolls back the last batch of migrations, or all, newest first. */
export const rollBackDatabase = async (migratorUrl: string, all = false): Promise<void> => {
  const knex = connect(migratorUrl);
  try {
    await knex.migrate.rollback(undefined, all);
  } finally {
    await knex.destroy();
  }
};

/** Migrates a database without rows to exactly these migrations, up or down, so that rows of that version fit. */
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

/** Names of the migrations of this version, in their order. */
export const migrationFiles = async (): Promise<string[]> =>
  (await readdir(String(config.migrations?.directory))).filter((name) => name.endsWith('.ts')).toSorted();

/** Names that this version does not know: a newer version has migrated the database. */
export const unknownMigrations = async (names: readonly string[]): Promise<string[]> => {
  const known = new Set(await migrationFiles());
  return names.filter((name) => !known.has(name));
};

/** Names of pending migrations. Only reads: the database may be empty and the role without further rights. */
export const pendingMigrations = async (url: string): Promise<string[]> => {
  const client = createClient({ connectionString: url });
  try {
    await client.connect();
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

/** The role that gets the application's rights; undefined where one role does everything. */
export const applicationRoleOf = ({
  url,
  migratorUrl,
}: Readonly<{ url: string; migratorUrl: string }>): string | undefined =>
  roleOf(url) === roleOf(migratorUrl) ? undefined : roleOf(url);
