import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles, isChanged } from '#test/support/changed-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plateno-changed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]): void => {
  const author = ['-c', 'user.name=Tests', '-c', 'user.email=tests@plateno.example'];
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe' });
};
const write = (path: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${path} ${performance.now()}`);
};
const commit = (path: string): void => {
  write(path);
  git('add', '-A');
  git('commit', '--quiet', '-m', path);
};
const startRepository = (): void => {
  git('init', '--quiet', '-b', 'main');
  commit('src/sandbox/first.ts');
  commit('src/kernel/money.ts');
};

test('on the main branch the last commit and the working tree are the changes', async () => {
  startRepository();
  expect(await changedFiles(folder)).toEqual(['src/kernel/money.ts']);
  write('src/sandbox/new.ts');
  expect(await changedFiles(folder)).toEqual(['src/kernel/money.ts', 'src/sandbox/new.ts']);
});

test('on another branch every commit since the main branch is a change', async () => {
  startRepository();
  git('switch', '--quiet', '-c', 'work');
  commit('src/sandbox/second.ts');
  commit('src/contract/links.ts');
  expect(await changedFiles(folder)).toEqual(['src/contract/links.ts', 'src/sandbox/second.ts']);
});

test('a moved file counts with its old and its new path', async () => {
  startRepository();
  git('switch', '--quiet', '-c', 'work');
  git('mv', 'src/sandbox/first.ts', 'src/kernel/first.ts');
  git('commit', '--quiet', '-m', 'move');
  expect(await changedFiles(folder)).toEqual(['src/kernel/first.ts', 'src/sandbox/first.ts']);
});

test('without an earlier commit and without a repository the changes are unknown', async () => {
  expect(await changedFiles(folder)).toBeUndefined();
  git('init', '--quiet', '-b', 'main');
  commit('src/kernel/money.ts');
  expect(await changedFiles(folder)).toBeUndefined();
});

test('the sandbox’s tests run when its code or its tests changed, or when the changes are unknown', () => {
  expect(isChanged('sandbox', ['src/sandbox/clock.ts'])).toBe(true);
  expect(isChanged('sandbox', ['test/integration/sandbox/events.test.ts'])).toBe(true);
  expect(isChanged('sandbox', ['test/unit/sandbox/api/pages.test.ts'])).toBe(true);
  expect(isChanged('sandbox', undefined)).toBe(true);
  expect(isChanged('sandbox', ['src/kernel/money.ts', 'docs/sandbox/a.md'])).toBe(false);
});

test('the tests of the installation run when what it is made of changed, or when the changes are unknown', () => {
  for (const path of [
    'docs/operations/backup.md',
    'migrations/20261123102000_short_pending_lists.ts',
    'seeds/demo/links.ts',
    'src/development/dev.ts',
    'test/installation/dev.test.ts',
    'package.json',
  ])
    expect([path, isChanged('installation', [path])]).toEqual([path, true]);
  expect(isChanged('installation', undefined)).toBe(true);
  expect(isChanged('installation', ['src/kernel/money.ts', 'docs/cli.md'])).toBe(false);
});
