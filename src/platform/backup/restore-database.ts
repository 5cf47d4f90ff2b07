import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createClient } from '../database/clients.ts';
import { migrateDatabase, migrateExactly, unknownMigrations } from '../database/migrate.ts';
import { BackupTooNew, DatabaseNotEmpty } from './backup-failures.ts';
import {
  verifyBackup,
  fileOf,
  quotedName,
  type BackedUpTable,
  type BackupManifest,
} from './backup-manifest.ts';

type Request = Readonly<{
  migratorUrl: string;
  applicationRole: string | undefined;
  folder: string;
  /** Checks only whether the restore is possible. */
  isDryRun: boolean;
  onRows?: (rows: number) => void;
  /** Called with the row count of the whole backup before the first row is restored. */
  onTotal?: (rows: number) => void;
}>;

const open = async (migratorUrl: string): Promise<pg.Client> => {
  const client = createClient({ connectionString: migratorUrl, application_name: 'plateno restore' });
  await client.connect();
  return client;
};

/** A database without migrations, or with migrations and no user yet. @throws DatabaseNotEmpty */
const mustBeEmpty = async (migratorUrl: string): Promise<void> => {
  const client = await open(migratorUrl);
  try {
    for (const table of ['users', 'merchants', 'audit_log']) {
      const { rows } = await client.query<{ exists: boolean }>(
        'select to_regclass($1) is not null as exists',
        [`public.${table}`],
      );
      if (rows[0]!.exists && (await client.query(`select from ${table} limit 1`)).rowCount !== 0) {
        throw new DatabaseNotEmpty();
      }
    }
  } finally {
    await client.end();
  }
};

type Rule = Readonly<{ table: string; name: string; definition: string }>;

/**
 * Foreign keys are dropped while rows are copied, because tables reference each other in cycles; adding them again
 * validates every row.
 */
const dropForeignKeys = async (client: pg.Client): Promise<Rule[]> => {
  const { rows } = await client.query<Rule>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  return rows;
};

const putBack = async (client: pg.Client, rules: readonly Rule[]): Promise<void> => {
  for (const { table, name, definition } of rules) {
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  }
};

const loadTable = async (
  client: pg.Client,
  { name, columns, rows }: BackedUpTable,
  { folder, onRows }: Request,
): Promise<void> => {
  const table = quotedName(name);
  // Migrations insert rows of their own: the first fee schedules, the queues of pg-boss.
  await client.query(`alter table ${table} disable trigger user`);
  await client.query(`delete from ${table}`);
  await pipeline(
    createReadStream(join(folder, fileOf({ name }))),
    createGunzip(),
    client.query(copyFrom(`copy ${table} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`)),
  );
  await client.query(`alter table ${table} enable trigger user`);
  onRows?.(rows);
};

const load = async (
  client: pg.Client,
  { tables, sequences }: BackupManifest,
  request: Request,
): Promise<void> => {
  await client.query('begin');
  const rules = await dropForeignKeys(client);
  for (const table of tables) await loadTable(client, table, request);
  await putBack(client, rules);
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value]);
  }
  await client.query('commit');
};

/**
 * Restores a backup into an empty database in one transaction: the schema of the backup, its rows, then the later
 * migrations.
 *
 * @throws NotABackup, BackupDamaged, BackupTooNew, DatabaseNotEmpty
 */
export const restoreDatabase = async (request: Request): Promise<BackupManifest> => {
  const { migratorUrl, applicationRole, folder, isDryRun } = request;
  const manifest = await verifyBackup(folder);
  await mustBeEmpty(migratorUrl);
  if ((await unknownMigrations(manifest.migrations)).length > 0) throw new BackupTooNew();
  if (isDryRun) return manifest;
  request.onTotal?.(manifest.tables.reduce((sum, { rows }) => sum + rows, 0));
  await migrateExactly(migratorUrl, manifest.migrations);
  const client = await open(migratorUrl);
  try {
    await load(client, manifest, request);
  } finally {
    await client.end();
  }
  await migrateDatabase({ migratorUrl, applicationRole });
  return manifest;
};
