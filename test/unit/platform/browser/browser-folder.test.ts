import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowserFolder } from '#platform/browser/browser-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp('/tmp/pbf-');
});
afterAll(() => rm(root, { recursive: true }));

/** The id of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

test('a browser folder is private, short, and deleted when removed', async () => {
  const folder = await openBrowserFolder(root);
  expect(folder.path.startsWith(root)).toBe(true);
  expect((await stat(folder.path)).mode & 0o777).toBe(0o700);
  await mkdir(join(folder.path, 'profile', 'Default'), { recursive: true });
  await folder.remove();
  expect(await readdir(root)).toEqual([]);
});

test('below a long temporary path the browser folder is in /tmp, with at most 62 characters', async () => {
  const folder = await openBrowserFolder(join(tmpdir(), 'x'.repeat(100)));
  expect(folder.path.length).toBeLessThanOrEqual(62);
  await folder.remove();
});

test('folders of killed processes are removed; those of running processes and other users stay', async () => {
  const kept = await openBrowserFolder(root);
  const stale = kept.path.replace(`-${process.pid}-`, `-${deadPid()}-`);
  await mkdir(join(stale, 'profile'), { recursive: true });
  const ofParent = kept.path.replace(`-${process.pid}-`, `-${process.ppid}-`);
  await mkdir(ofParent);
  const foreign = join(root, `plateno-browser-of-another-kind-${deadPid()}`);
  await mkdir(foreign);
  const next = await openBrowserFolder(root);
  const names = [kept.path, ofParent, foreign, next.path].toSorted();
  expect((await readdir(root)).map((name) => join(root, name)).toSorted()).toEqual(names);
  await rename(ofParent, stale);
  await (await openBrowserFolder(root)).remove();
  expect(await readdir(root)).not.toContain(stale.slice(root.length + 1));
  await Promise.all([kept.remove(), next.remove(), rm(foreign, { recursive: true })]);
});
