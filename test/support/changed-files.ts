import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './run-tool.ts';

const run = promisify(execFile);

/** What differs from where the work began: paths from the root, or why nothing is known about it. */
export type Changes = Readonly<
  { files: readonly string[]; unknown?: never } | { files?: never; unknown: string }
>;

const git = async (cwd: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();

/** Whether git is on the path. A downloaded archive is a checkout, too, and its machine need not have git. */
export const hasGit = (): Promise<boolean> =>
  git(root, '--version').then(
    () => true,
    () => false,
  );

/** Where the work begins: the merge base with the main branch, on the main branch itself the commit before. */
const baseOf = async (cwd: string): Promise<string> => {
  const head = await git(cwd, 'rev-parse', 'HEAD');
  for (const branch of ['origin/main', 'main']) {
    const base = await git(cwd, 'merge-base', 'HEAD', branch).catch(() => head);
    if (base !== head) return base;
  }
  return git(cwd, 'rev-parse', '--verify', 'HEAD~1');
};

const linesOf = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split('\n')).filter((path) => path !== '');

/**
 * The files that differ from the merge base with the main branch (on the main branch from the commit before), those of
 * the working tree included.
 * @returns unknown without git, in an unpacked archive (also inside another repository) and in a shallow clone
 */
export const changedFiles = async (cwd = root): Promise<Changes> => {
  if (!(await hasGit())) return { unknown: 'git is not installed' };
  const prefix = await git(cwd, 'rev-parse', '--show-prefix').catch(() => undefined);
  if (prefix !== '') return { unknown: 'this folder is not a repository of git' };
  try {
    const changed = await git(cwd, 'diff', '--name-only', '--no-renames', await baseOf(cwd));
    return { files: linesOf(changed, await git(cwd, 'ls-files', '--others', '--exclude-standard')) };
  } catch {
    return { unknown: 'git knows no commit before this one' };
  }
};

/** The sandbox and its tests, which are a project of their own. */
const sandbox = /^(?:src|test\/unit|test\/integration)\/sandbox\//;

/** Whether the sandbox's tests must run; unknown changes count. */
export const isSandboxChanged = ({ files }: Changes): boolean =>
  files === undefined || files.some((path) => sandbox.test(path));
