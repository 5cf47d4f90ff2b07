import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileOf, manifestFile, readManifest } from './backup-manifest.ts';

type Found = Readonly<{ folder: string; takenAt: number }>;

const isWritten = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile() && found.size > 0,
    () => false,
  );

/** A backup with all its files; null for any other folder. Checksums are compared by a restore. */
const wholeBackup = async (folder: string): Promise<Found | null> => {
  const manifest = await readManifest(folder).catch(() => null);
  if (manifest === null) return null;
  const written = await Promise.all(manifest.tables.map((table) => isWritten(join(folder, fileOf(table)))));
  return written.every(Boolean) ? { folder, takenAt: Date.parse(manifest.takenAt) } : null;
};

type Request = Readonly<{
  /** The backup that was just made; those in the same folder are beside it. */
  made: string;
  /** How many of the newest backups stay, the one just made included; at least 1. */
  keep: number;
}>;

/**
 * Deletes the backups beside the one just made, except the newest, by number and never by age: an installation whose
 * backups fail for a month keeps its last good ones. Folders that hold no whole backup are neither counted nor touched.
 *
 * @returns the deleted folders, oldest first. @throws Error of the file system, after the backup itself was made
 */
export const deleteOldBackups = async ({ made: given, keep }: Request): Promise<string[]> => {
  const made = resolve(given);
  const parent = dirname(made);
  const entries = await readdir(parent, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name));
  const found = (await Promise.all(folders.map(wholeBackup))).filter((backup) => backup !== null);
  const newestFirst = found
    .filter(({ folder }) => folder !== made)
    .toSorted((one, other) => other.takenAt - one.takenAt);
  const old = newestFirst.slice(keep - 1).toReversed();
  for (const { folder } of old) {
    // The manifest first: what an interruption leaves is no backup.
    await rm(join(folder, manifestFile));
    await rm(folder, { recursive: true });
  }
  return old.map(({ folder }) => folder);
};
