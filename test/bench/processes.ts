import { fork, spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { freePort } from '#development/ports.ts';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

const endOf = (child: ChildProcess) => async (): Promise<void> => {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
};

/** The pages that the server shows, from what stands here now. */
export const buildWeb = async (): Promise<void> => {
  const args = [join(root, 'src/development/build-web.ts')];
  const [code] = (await once(spawn(process.execPath, args, { cwd: root, stdio: 'ignore' }), 'exit')) as [
    number,
  ];
  if (code !== 0) throw new Error('the web cannot be built');
};

/** What `npm start` tells Node. */
export const nodeFlags = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** @throws Error when it ends before it says that it is ready */
const readiness = (child: ChildProcessByStdio<null, Readable, null>): Promise<void> =>
  new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => line.includes('is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
  });

const anyPorts = { PORT: '0', METRICS_PORT: '0' };

/** The product as it runs, its log written and thrown away. */
export const startServer = async (env: NodeJS.ProcessEnv) => {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeFlags, join(root, 'cli/run.ts'), 'serve', '--no-jobs'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env, ...anyPorts, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readiness(child);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: endOf(child) };
};

/** `npm start` as the README says it, with all that it starts, in a folder of its own. */
export const npmStart = async (dataDir: string) => {
  const { PATH, HOME } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH, HOME, ...anyPorts, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    // As Ctrl-C on a terminal reaches npm and what it has started.
    detached: true,
  });
  await readiness(child);
  const stop = async (): Promise<void> => {
    const closed = once(child, 'close');
    process.kill(-child.pid!, 'SIGTERM');
    await closed;
  };
  return { stop };
};

/** The limit: node:http with pg and named statements, no session, no checks, no log. */
export const startBareServer = async (databaseUrl: string) => {
  const child = fork(new URL('./bare-server.ts', import.meta.url), [databaseUrl], { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: endOf(child) };
};

/** Resident memory in MiB. */
export const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
};
