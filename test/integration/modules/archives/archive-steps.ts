import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readZip } from '#test/support/read-zip.ts';

/** The files of an archive in a new folder. */
export const unpack = async (archive: Uint8Array): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'plateno-archive-'));
  for (const [path, { bytes }] of Object.entries(await readZip(archive))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return folder;
};

/** `node verify.mjs` in the folder: its exit code and what it says. */
export const runVerifier = async (
  folder: string,
): Promise<Readonly<{ code: number | null; said: string }>> => {
  const verifier = spawn(process.execPath, [join(folder, 'verify.mjs')], { cwd: tmpdir(), env: {} });
  const ended = new Promise<number | null>((resolve) => verifier.once('close', resolve));
  const [out, err] = await Promise.all([text(verifier.stdout), text(verifier.stderr)]);
  return { code: await ended, said: out + err };
};

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What `sha256sum -c manifest.sha256` says: the paths whose files do not have their hashes. */
export const failedSums = async (folder: string): Promise<string[]> => {
  const failed: string[] = [];
  for (const line of (await readFile(join(folder, 'manifest.sha256'), 'utf8')).trimEnd().split('\n')) {
    const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line)!;
    const content = await readFile(join(folder, path!)).catch(() => null);
    if (content === null || sha256(content) !== hash) failed.push(path!);
  }
  return failed;
};

/** Writes another manifest, as a forger does who has changed a file. */
export const forgeManifest = async (folder: string, path: string): Promise<void> => {
  const manifest = join(folder, 'manifest.sha256');
  const hash = sha256(await readFile(join(folder, path)));
  const lines = (await readFile(manifest, 'utf8')).split('\n');
  await writeFile(
    manifest,
    lines.map((line) => (line.endsWith(`  ${path}`) ? `${hash}  ${path}` : line)).join('\n'),
  );
};
