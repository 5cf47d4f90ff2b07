import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { keepingFlag, type HostAnswer, type HostRequest } from './host-request.ts';

const root = join(import.meta.dirname, '../..');
/** The only variables of the test's environment that a command gets. */
const commonEnv = { PATH: process.env['PATH'], LANG: 'en_US.UTF-8' };

/** Runs the real program in a process of its own. @param started gets what kills it, as `kill -9` does */
export const startPlateno = async (
  variables: NodeJS.ProcessEnv,
  args: readonly string[],
  input = '',
  started?: (kill: () => void) => void,
): Promise<HostAnswer> => {
  const env = { ...commonEnv, ...variables };
  const child = spawn(join(root, 'plateno'), args, { cwd: root, env });
  started?.(() => void child.kill('SIGKILL'));
  // A process that was killed reads nothing more.
  child.stdin.on('error', () => undefined).end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr, code: child.exitCode ?? 1 };
};

const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

let host: Promise<ChildProcess> | undefined;
let isKeeping = false;
/** Commands of this worker share an application while they have the same configuration, until its database is dropped. */
export const shareApplicationOfCommands = (): void => {
  isKeeping = true;
};
/** Commands share a process, so they run one after another. */
let last: Promise<unknown> = Promise.resolve();

const startHost = async (): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'plateno-host.ts'), isKeeping ? [keepingFlag] : [], {
    cwd: root,
    execArgv: [],
    stdio: 'inherit',
  });
  await once(child, 'message');
  // The host ends with the test's process and must not keep it alive between commands.
  child.unref();
  child.channel?.unref();
  return child;
};

const ask = async (request: HostRequest): Promise<HostAnswer> => {
  const child = await (host ??= startHost());
  const answered = new AbortController();
  const { signal } = answered;
  child.channel?.ref();
  child.send(request);
  try {
    const answer = once(child, 'message', { signal }).then(([message]) => message as HostAnswer);
    const end = once(child, 'exit', { signal }).then(() => {
      throw new Error('the host of commands has ended');
    });
    return await Promise.race([answer, end]);
  } finally {
    answered.abort();
    child.channel?.unref();
  }
};

const inTurn = (request: HostRequest): Promise<HostAnswer> => {
  const answer = last.then(() => ask(request));
  last = answer.catch(() => undefined);
  return answer;
};

/**
 * Runs a command with oclif's test tool in a process that has its modules loaded; the first call of a test file
 * starts that process. A command that serves, that is killed or that needs a terminal is started by `startPlateno`.
 */
export const runPlateno = (
  variables: NodeJS.ProcessEnv,
  args: readonly string[],
  input = '',
): Promise<HostAnswer> => {
  const env = definedOf({ ...commonEnv, ...variables });
  return inTurn({ env, args, input });
};

/** Closes what commands have kept open of a database. @param url as commands connect to it */
export const closeCommandsOn = async (url: string): Promise<void> => {
  if (host && isKeeping) await inTurn({ closing: url });
};
