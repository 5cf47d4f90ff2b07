import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteOldBackups } from '#platform/backup/delete-old-backups.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateno-backups-'));
});
afterEach(() => rm(folder, { recursive: true }));

const table = { name: 'public.users', columns: ['id'], rows: 1, sha256: '00' };
const longAgo = new Date('2020-01-01T00:00:00Z');

const backUp = async (name: string, takenAt: string): Promise<string> => {
  const one = join(folder, name);
  await mkdir(one);
  const manifest = { format: 1, takenAt, migrations: ['1.ts'], tables: [table], sequences: {} };
  await writeFile(join(one, 'public.users.copy.gz'), 'rows');
  await writeFile(join(one, 'manifest.json'), JSON.stringify(manifest));
  // Every folder looks old: its age decides nothing.
  await utimes(one, longAgo, longAgo);
  return one;
};
const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T03:10:00.000Z`;
const backUpDays = async (...days: readonly number[]): Promise<void> => {
  for (const one of days) await backUp(`day-${one}`, day(one));
};
const left = async (): Promise<string[]> => (await readdir(folder)).toSorted();

test('after a backup the newest ones stay by number, whatever their age and names', async () => {
  await backUpDays(1, 2, 9, 3);
  await backUp('a-name', day(4));
  const made = await backUp('new', day(20));
  const deleted = await deleteOldBackups({ made: `${made}/`, keep: 3 });
  expect(deleted).toEqual(['day-1', 'day-2', 'day-3'].map((name) => join(folder, name)));
  expect(await left()).toEqual(['a-name', 'day-9', 'new']);
});

test('fewer backups than the number all stay, also after a year without one', async () => {
  await backUpDays(1, 2);
  const made = await backUp('new', '2027-11-20T03:10:00.000Z');
  expect(await deleteOldBackups({ made, keep: 3 })).toEqual([]);
  expect(await left()).toEqual(['day-1', 'day-2', 'new']);
});

test('the backup just made stays, also where the clock went back', async () => {
  await backUpDays(5, 6);
  const made = await backUp('new', day(1));
  await deleteOldBackups({ made, keep: 1 });
  expect(await left()).toEqual(['new']);
});

test('what is no whole backup is neither counted nor deleted', async () => {
  await backUpDays(1, 2);
  const damaged = await backUp('damaged', day(19));
  await rm(join(damaged, 'public.users.copy.gz'));
  await mkdir(join(folder, 'unfinished'));
  await writeFile(join(folder, 'unfinished', 'public.users.copy.gz'), 'rows');
  await mkdir(join(folder, 'photos'));
  await writeFile(join(folder, 'manifest.json'), '{}');
  const elsewhere = await mkdtemp(join(tmpdir(), 'plateno-elsewhere-'));
  await symlink(elsewhere, join(folder, 'link'));
  const made = await backUp('new', day(20));
  await deleteOldBackups({ made, keep: 2 });
  const others = ['damaged', 'link', 'manifest.json', 'photos', 'unfinished'];
  expect(await left()).toEqual([...others, 'day-2', 'new'].toSorted());
  await rm(elsewhere, { recursive: true });
});
