import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changedFiles, hasGit, isSandboxChanged } from '#test/support/changed-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plateno-changed-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

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

// A machine that unpacks an archive need not have git: what the gate does there is tested below.
describe.skipIf(!(await hasGit()))('with git (skipped where it is not installed)', () => {
  test('on the main branch the last commit and the working tree are the changes', async () => {
    startRepository();
    expect(await changedFiles(folder)).toEqual({ files: ['src/kernel/money.ts'] });
    write('src/sandbox/new.ts');
    expect(await changedFiles(folder)).toEqual({ files: ['src/kernel/money.ts', 'src/sandbox/new.ts'] });
  });

  test('on another branch every commit since the main branch is a change', async () => {
    startRepository();
    git('switch', '--quiet', '-c', 'work');
    commit('src/sandbox/second.ts');
    commit('src/contract/links/links.ts');
    expect(await changedFiles(folder)).toEqual({
      files: ['src/contract/links/links.ts', 'src/sandbox/second.ts'],
    });
  });

  test('a moved file counts with its old and its new path', async () => {
    startRepository();
    git('switch', '--quiet', '-c', 'work');
    git('mv', 'src/sandbox/first.ts', 'src/kernel/first.ts');
    git('commit', '--quiet', '-m', 'move');
    expect(await changedFiles(folder)).toEqual({ files: ['src/kernel/first.ts', 'src/sandbox/first.ts'] });
  });

  test('without an earlier commit the changes are unknown', async () => {
    git('init', '--quiet', '-b', 'main');
    commit('src/kernel/money.ts');
    expect(await changedFiles(folder)).toEqual({ unknown: 'git knows no commit before this one' });
  });

  test('in an archive that is unpacked inside another repository the changes are unknown', async () => {
    startRepository();
    commit('downloads/plateno/package.json');
    expect(await changedFiles(join(folder, 'downloads/plateno'))).toEqual({
      unknown: 'this folder is not a repository of git',
    });
  });
});

test('outside of a repository the changes are unknown', async () => {
  expect(await changedFiles(folder)).toEqual({ unknown: expect.stringMatching(/git/) });
});

test('without git the changes are unknown, and it is said why', async () => {
  vi.stubEnv('PATH', folder);
  expect(await changedFiles()).toEqual({ unknown: 'git is not installed' });
});

test('the sandbox’s tests run when its code or its tests changed, or when the changes are unknown', () => {
  expect(isSandboxChanged({ files: ['src/sandbox/clock.ts'] })).toBe(true);
  expect(isSandboxChanged({ files: ['test/integration/sandbox/events.test.ts'] })).toBe(true);
  expect(isSandboxChanged({ files: ['test/unit/sandbox/api/pages.test.ts'] })).toBe(true);
  expect(isSandboxChanged({ unknown: 'git is not installed' })).toBe(true);
  expect(isSandboxChanged({ files: ['src/kernel/money.ts', 'docs/sandbox/a.md'] })).toBe(false);
});
