import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { root } from '#test/support/run-tool.ts';
import release from './release.json' with { type: 'json' };

const run = promisify(execFile);

/** The release before this one: the version that `docs/operations/upgrade.md` names, and its commit. */
export const releaseBefore: Readonly<{ version: string; commit: string }> = release;

/** What the processes of a release need; dependencies are shared with this one. */
const parts = ['src', 'cli', 'migrations', 'seeds', 'knexfile.ts', 'package.json'];

/** Paths from the root of a release, and their texts: a release holds no other files. */
type Sources = Readonly<Record<string, string>>;

/** Kept beside the tests, so that they run on a machine without the repository's history. */
const kept = join(import.meta.dirname, 'release.json.br');

const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 })).stdout;

/** Names and git's hashes of the files of a commit. @returns undefined without git, and where it does not have the commit, as in an unpacked archive */
export const hashesOfCommit = async (
  commit: string,
): Promise<Readonly<Record<string, string>> | undefined> => {
  const listed = await git('ls-tree', '-r', '-z', commit, ...parts).catch(() => undefined);
  const entries = listed?.split('\0').filter(Boolean);
  return (
    entries && Object.fromEntries(entries.map((entry) => [entry.split('\t')[1]!, entry.split(/\s/)[2]!]))
  );
};

/** Names and git's hashes of sources. */
export const hashesOf = (sources: Sources): Readonly<Record<string, string>> => {
  const hashOf = (text: string): string =>
    createHash('sha1')
      .update(`blob ${Buffer.byteLength(text)}\0${text}`)
      .digest('hex');
  return Object.fromEntries(Object.entries(sources).map(([name, text]) => [name, hashOf(text)]));
};

/** Reads the sources of a commit. @throws Error without git and where it does not have the commit */
export const readCommit = async (commit: string): Promise<Sources> => {
  const hashes = await hashesOfCommit(commit);
  if (hashes === undefined) throw new Error(`git is missing, or does not have the commit ${commit}`);
  const sources: Record<string, string> = {};
  for (const [name, hash] of Object.entries(hashes)) sources[name] = await git('cat-file', 'blob', hash);
  return sources;
};

/** Reads the kept sources of the release before. */
export const readKept = async (): Promise<Sources> =>
  JSON.parse((await promisify(brotliDecompress)(await readFile(kept))).toString()) as Sources;

/** Writes the kept file; JSON in brotli, because Node unpacks it without a further program. */
export const keep = async (sources: Sources): Promise<void> => {
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  await writeFile(kept, await promisify(brotliCompress)(JSON.stringify(sources), { params }));
};

/** Unpacks the release into a folder of its own, with this release's dependencies. */
export const unpackRelease = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateno-release-'));
  for (const [name, text] of Object.entries(await readKept())) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
};
