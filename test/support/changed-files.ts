import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './run-tool.ts';

const run = promisify(execFile);

const git = async (cwd: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();

/** Where the work begins: the merge base with the main branch, on the main branch itself the commit before. */
const baseOf = async (cwd: string): Promise<string> => {
  const head = await git(cwd, 'rev-parse', 'HEAD');
  for (const branch of ['origin/main', 'main']) {
    const base = await git(cwd, 'merge-base', 'HEAD', branch).catch(() => head);
    if (base !== head) return base;
  }
  return git(cwd, 'rev-parse', '--verify', 'HEAD~1');
};

/**
 * The files that differ from the merge base with the main branch (on the main branch from the commit before), those of
 * the working tree included.
 * @returns paths from the root; undefined where git cannot say, as in a shallow clone or an unpacked archive
 */
export const changedFiles = async (cwd = root): Promise<string[] | undefined> => {
  try {
    const changed = await git(cwd, 'diff', '--name-only', '--no-renames', await baseOf(cwd));
    const untracked = await git(cwd, 'ls-files', '--others', '--exclude-standard');
    return `${changed}\n${untracked}`.split('\n').filter((path) => path !== '');
  } catch {
    return undefined;
  }
};

/** Parts whose tests are projects of their own, and the paths that such a part consists of, its tests included. */
const parts = {
  sandbox: /^(?:src|test\/unit|test\/integration)\/sandbox\//,
  installation:
    /^(?:docs\/operations|migrations|seeds|src\/development|test\/installation)\/|^(?:README\.md|package\.json)$/,
};

/** Whether the tests of the part must run; unknown changes count. */
export const isChanged = (part: keyof typeof parts, changed: readonly string[] | undefined): boolean =>
  changed === undefined || changed.some((path) => parts[part].test(path));
