import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const plateno = join(import.meta.dirname, '..', '..', '..', 'cli', 'run.ts');

/** Runs a program, `plateno` unless given, as a process until it prints the text. @throws Error with its output otherwise */
export const startProcess = async (
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  messages: RegExp,
  program: string = plateno,
) => {
  const env = { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', ...variables };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  let said = '';
  const ready = new Promise<RegExpExecArray>((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = messages.exec(said);
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  const found = await Promise.race([ready, exited.then(() => undefined)]);
  if (found === undefined) throw new Error(`${program} ${args.join(' ')} did not start: ${said}`);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return (await exited)[0];
  };
  return {
    found,
    /** All output so far, including its log. */
    said: () => said,
    pid: child.pid!,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (signal: NodeJS.Signals): void => void child.kill(signal),
    /** Kills the process without a shutdown. */
    kill: async (): Promise<void> => void (await end('SIGKILL')),
    /** Stops it by SIGTERM. @returns the exit code */
    terminate: () => end('SIGTERM'),
  };
};
export type Running = Omit<Awaited<ReturnType<typeof startProcess>>, 'found'>;
export type Worker = Running & Readonly<{ metricsUrl: string }>;
export type Server = Worker & Readonly<{ url: string }>;

/** A server without workers, on any free port. */
export const startServer = async (env: NodeJS.ProcessEnv): Promise<Server> => {
  const said = /ready.* port: (\d+) · metrics: (\d+)/;
  const server = await startProcess(['serve', '--no-jobs', '--port', '0'], env, said);
  const [, web, metrics] = server.found;
  return { ...server, url: `http://127.0.0.1:${web}`, metricsUrl: `http://127.0.0.1:${metrics}` };
};

export const startWorker = async (env: NodeJS.ProcessEnv): Promise<Worker> => {
  const worker = await startProcess(['worker'], env, /The worker is running.* metrics: (\d+)/);
  return { ...worker, metricsUrl: `http://127.0.0.1:${worker.found[1]}` };
};
