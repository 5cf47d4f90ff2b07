import { fork, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#development/ports.ts';
import { variablesOfRunning } from '#development/running-file.ts';
import packageJson from '../../package.json' with { type: 'json' };

export const root = join(import.meta.dirname, '../..');
const { PATH, HOME } = process.env;

/** Runs a program to its end. @throws Error when it fails */
const run = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> => {
  const options = {
    cwd: root,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'ignore', 'inherit'] satisfies StdioOptions,
  };
  const [code] = (await once(spawn(program, args, options), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${String(code)}`);
};

/** Runs a command of the command line. @throws Error when it fails */
export const plateno = (env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<void> =>
  run(join(root, 'plateno'), args, env);

export const buildWeb = (): Promise<void> => run(process.execPath, ['src/development/build-web.ts']);

/** A child that ends with this process, however it ends. */
const stopOf = (child: ChildProcess) => {
  process.once('exit', () => child.kill());
  return async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  };
};

/** Node's flags of `npm start`. */
export const nodeFlags = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** Starts a part of the product as customers run it; its log is written and discarded. */
const startProduct = async (env: NodeJS.ProcessEnv, ...args: readonly string[]) => {
  const child = spawn(process.execPath, [...nodeFlags, 'cli/run.ts', ...args], {
    cwd: root,
    env: { PATH, HOME, METRICS_PORT: '0', WORKER_METRICS_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The readiness line ends with the port in use.
  const metricsPort = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const port = / metrics: (\d+)$/.exec(line)?.[1];
      if (port !== undefined) resolve(port);
    });
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${String(code)}`)));
  });
  return { pid: child.pid!, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, stop: stopOf(child) };
};

export const startWorker = (env: NodeJS.ProcessEnv) => startProduct(env, 'worker');

/** The HTTP half of the product, without jobs. */
export const startServer = async (env: NodeJS.ProcessEnv) => {
  const PORT = String(await freePort());
  return { ...(await startProduct({ ...env, PORT }, 'serve', '--no-jobs')), url: `http://127.0.0.1:${PORT}` };
};

/** `npm start` on a folder of its own, with demo data. */
export const startInstallation = async (dataDir: string) => {
  const child = spawn(process.execPath, [...nodeFlags, 'src/main.ts'], {
    cwd: root,
    env: { PATH, HOME, LANG: 'en_US.UTF-8', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    const lines = createInterface(child.stdout);
    lines.on('line', (line) => line.startsWith('Plateno is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`npm start ended with ${String(code)}`)));
  });
  const variables = await variablesOfRunning(dataDir);
  return { pid: child.pid!, databaseUrl: variables!['DATABASE_URL']!, stop: stopOf(child) };
};

/** `node:http` with pg and named statements, in a process of its own. */
export const startBaseline = async (...args: readonly string[]) => {
  const child = fork(new URL('./baseline/server.ts', import.meta.url), args, { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: stopOf(child) };
};
