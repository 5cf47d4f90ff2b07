import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openSnapshot } from '../database/snapshot.ts';
import { BackupFolderNotEmpty } from './backup-failures.ts';
import {
  fileOf,
  isTableFile,
  manifestFile,
  quotedName,
  unfinishedManifest,
  type BackedUpTable,
  type BackupManifest,
} from './backup-manifest.ts';

type Request = Readonly<{
  /** Connects as the role that owns the schema: it may read every table. */
  migratorUrl: string;
  folder: string;
  /** Called with the number of rows written since the last call. */
  onRows?: (rows: number) => void;
}>;

/** Of pg-boss's schema: its queues, schedules and jobs; it creates everything else itself. */
const queueTables = ['queue', 'schedule', 'job'];

const selectTables = `
  select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where (n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'schema_migrations%')
     or (n.nspname = 'pgboss' and c.relname = any($1))
  group by n.nspname, c.relname
  order by n.nspname desc, array_position($1, c.relname::text), c.relname`;

/** Deletes what an interrupted backup has written: files of tables without a manifest. */
const deleteUnfinished = async (folder: string): Promise<void> => {
  const files = await readdir(folder);
  if (!files.every((name) => name === unfinishedManifest || isTableFile(name)))
    throw new BackupFolderNotEmpty();
  for (const name of files) await rm(join(folder, name));
};

/** @returns whether the folder is new */
const makeFolder = async (folder: string): Promise<boolean> => {
  // The backup holds names, emails and password hashes.
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteUnfinished(folder);
  return first !== undefined;
};

type Found = Pick<BackedUpTable, 'name' | 'columns'>;

const tap = (listen: (chunk: Buffer) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      listen(chunk);
      done(null, chunk);
    },
  });

/** Counts the rows in a chunk: COPY's text format writes one row a line. */
const linesIn = (chunk: Buffer): number => {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
};

const writeTable = async (
  client: pg.Client,
  { name, columns }: Found,
  { folder, onRows }: Request,
): Promise<BackedUpTable> => {
  const hash = createHash('sha256');
  let rows = 0;
  const count = (chunk: Buffer): void => {
    const lines = linesIn(chunk);
    rows += lines;
    onRows?.(lines);
  };
  const select = `select ${columns.map(pg.escapeIdentifier).join(', ')} from ${quotedName(name)}`;
  await pipeline(
    client.query(copyTo(`copy (${select}) to stdout`)),
    tap(count),
    createGzip(),
    tap((chunk) => void hash.update(chunk)),
    createWriteStream(join(folder, fileOf({ name })), { mode: 0o600 }),
  );
  return { name, columns, rows, sha256: hash.digest('hex') };
};

const readMigrations = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by id');
  return rows.map(({ name }) => name);
};

/** Sequences are outside the snapshot: values taken meanwhile only leave a gap. */
const readSequences = async (client: pg.Client): Promise<Record<string, number>> => {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and sequencename not like 'schema_migrations%' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

const writeManifest = async (folder: string, manifest: BackupManifest): Promise<void> => {
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  await writeFile(join(folder, unfinishedManifest), text, { mode: 0o600 });
  await rename(join(folder, unfinishedManifest), join(folder, manifestFile));
};

const copyTables = async (client: pg.Client, request: Request): Promise<BackupManifest> => {
  const { rows: moment } = await client.query<{ at: string }>('select now() as at');
  const { rows: found } = await client.query<Found>(selectTables, [queueTables]);
  const tables: BackedUpTable[] = [];
  for (const table of found) tables.push(await writeTable(client, table, request));
  return {
    format: 1,
    takenAt: moment[0]!.at,
    migrations: await readMigrations(client),
    tables,
    sequences: await readSequences(client),
  };
};

/**
 * Copies all rows as of one moment into a folder while the product runs: one file for each table, and a manifest
 * that is written last, so that an interrupted copy is not a backup. A copy that fails is deleted, and one that was
 * killed is by the next one into its folder. Restored by `restoreDatabase`.
 *
 * @throws BackupFolderNotEmpty
 */
export const backUpDatabase = async (request: Request): Promise<BackupManifest> => {
  const { folder, migratorUrl } = request;
  const isNew = await makeFolder(folder);
  try {
    const client = await openSnapshot(migratorUrl);
    try {
      const manifest = await copyTables(client, request);
      await writeManifest(folder, manifest);
      return manifest;
    } finally {
      await client.end();
    }
  } catch (error) {
    await deleteUnfinished(folder);
    if (isNew) await rmdir(folder);
    throw error;
  }
};
