import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '../..');

/** The real binary in a process of its own; what it is not told it does not know. */
export const runPlateno = async (variables: NodeJS.ProcessEnv, args: readonly string[], input = '') => {
  const env = { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', ...variables };
  const child = spawn(join(root, 'plateno'), args, { cwd: root, env });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr, code: child.exitCode };
};
