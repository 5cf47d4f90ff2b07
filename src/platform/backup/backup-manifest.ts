import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import * as z from 'zod';
import { BackupDamaged, NotABackup } from './backup-failures.ts';

const table = z.object({
  /** Schema and table name: `public.payments`. */
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
  /** SHA-256 of the compressed file, hexadecimal. */
  sha256: z.string(),
});

const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Migrations of the schema that the rows fit. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  /** Last value of each sequence. */
  sequences: z.record(z.string(), z.number().int()),
});

/** One table of a backup: its file, row count and digest. */
export type BackedUpTable = z.infer<typeof table>;
/** Contents of `manifest.json`, which makes a folder a backup. */
export type BackupManifest = z.infer<typeof manifest>;

export const manifestFile = 'manifest.json';
/** Its name until it is whole. */
export const unfinishedManifest = 'manifest.json.part';
/** True for the file name of a table's rows. */
export const isTableFile = (name: string): boolean => /^(public|pgboss)\.\w+\.copy\.gz$/.test(name);
/** File name of a table's rows. */
export const fileOf = ({ name }: Pick<BackedUpTable, 'name'>): string => `${name}.copy.gz`;

/** Schema and table name as quoted identifiers. */
export const quotedName = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.');

/** The manifest of the backup in the folder. @throws NotABackup */
export const readManifest = async (folder: string): Promise<BackupManifest> => {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')));
  } catch {
    throw new NotABackup();
  }
};

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Checks the digest of every file before any of them is used. @throws NotABackup, BackupDamaged */
export const verifyBackup = async (folder: string): Promise<BackupManifest> => {
  const found = await readManifest(folder);
  for (const one of found.tables) {
    const hash = await hashOf(join(folder, fileOf(one))).catch(() => undefined);
    if (hash !== one.sha256) throw new BackupDamaged(fileOf(one));
  }
  return found;
};
