import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { Failure } from '#kernel/failure.ts';
import { NoArchive, NoPlainFile, PathOutside, RepeatedPath } from '../../domain/failures.ts';
import type { UnpackLimits } from './unpack-limits.ts';

const longestPath = 300;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Bytes of a name that is no UTF-8 are shown as they can be. */
const readName = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new PathOutside(new TextDecoder().decode(bytes).slice(0, longestPath));
  }
};

/** Letters, digits and signs in folders below the archive: no way up, no root, no drive, no other separator. */
const isInside = (path: string): boolean =>
  path.length <= longestPath &&
  !/[\p{Cc}\\]/u.test(path) &&
  !/^[A-Za-z]:/.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** The type of a Unix file in the upper half of its attributes. */
const kindOfUnix = 0o170000;
const plainFile = 0o100000;
const unix = 3;

/** Files of other systems have no type here; Unix ones may leave it out. */
const isPlain = ({ versionMadeBy, externalFileAttributes }: Entry): boolean => {
  if (versionMadeBy >>> 8 !== unix) return true;
  const kind = (externalFileAttributes >>> 16) & kindOfUnix;
  return kind === 0 || kind === plainFile;
};

/** The path of an entry; null for a folder. @throws PathOutside, NoPlainFile */
const pathOf = (entry: Entry): string | null => {
  const name = readName(entry.fileName as unknown as Uint8Array);
  const isFolder = name.endsWith('/');
  const path = isFolder ? name.slice(0, -1) : name;
  if (!isInside(path)) throw new PathOutside(name.slice(0, longestPath));
  if (isFolder) return null;
  if (!isPlain(entry) || entry.isEncrypted()) throw new NoPlainFile(path);
  return path;
};

/** A path that is a folder and a file. */
const clashes = new Set(['EEXIST', 'ENOTDIR', 'EISDIR']);

/** What a broken file throws is a refusal; what the disk throws is not. */
const refusalOf = (error: unknown, path: string): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof Failure) return error;
  if (code !== undefined && clashes.has(code)) return new RepeatedPath(path);
  return code !== undefined && /^E[A-Z]+$/.test(code) ? error : new NoArchive(error);
};

/** Writes one entry. @returns the SHA-256 of its content, hexadecimal */
const unpackEntry = async (
  zip: ZipFile,
  entry: Entry,
  { target, count }: Readonly<{ target: string; count: (piece: Uint8Array) => void }>,
): Promise<string> => {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(target, 'wx', 0o600);
  const hash = createHash('sha256');
  try {
    for await (const read of await zip.openReadStreamPromise(entry)) {
      const piece = read as Uint8Array;
      count(piece);
      hash.update(piece);
      await file.writeFile(piece);
    }
    await file.datasync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
};

/**
 * Unpacks an archive into a folder, one piece at a time. An entry states its size, but what counts is what it unpacks to.
 * @returns the SHA-256 of each file by its path
 * @throws NoArchive, ArchiveTooLarge, PathOutside, NoPlainFile, RepeatedPath
 */
export const unpackZip = async (
  file: string,
  folder: string,
  limits: UnpackLimits,
): Promise<ReadonlyMap<string, string>> => {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  const zip = await openPromise(file, options).catch((error: unknown) => {
    throw refusalOf(error, file);
  });
  const hashes = new Map<string, string>();
  const seen = new Set<string>();
  let path: string | null = '';
  try {
    for await (const entry of zip.eachEntry()) {
      path = pathOf(entry);
      limits.takeEntry(path ?? '');
      if (path === null) continue;
      const key = path.toLowerCase();
      if (seen.has(key)) throw new RepeatedPath(path);
      seen.add(key);
      const target = join(folder, ...path.split('/'));
      hashes.set(path, await unpackEntry(zip, entry, { target, count: limits.countFor(path) }));
    }
  } catch (error) {
    throw refusalOf(error, path ?? '');
  } finally {
    zip.close();
  }
  return hashes;
};
