import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#development/ports.ts';

const program = join(import.meta.dirname, '..', '..', '..', 'src', 'main.ts');

/**
 * The server as a process of its own, as `npm start` runs it, on the surroundings that the environment names. Called
 * within a test, whose end is its end, too.
 */
export const startServer = async (env: NodeJS.ProcessEnv) => {
  const port = String(await freePort());
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails must not leave its server behind.
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const ready = new Promise<true>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Plateno is ready')) resolve(true);
    });
  });
  const isReady = await Promise.race([ready, exited.then(() => false)]);
  if (!isReady) throw new Error(`The server did not start: ${said.join('')}`);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return (await exited)[0];
  };
  return {
    url: `http://127.0.0.1:${port}`,
    /** Without a goodbye. */
    kill: async (): Promise<void> => void (await end('SIGKILL')),
    /** As an operator stops it. @returns the exit code */
    terminate: () => end('SIGTERM'),
  };
};
export type Server = Awaited<ReturnType<typeof startServer>>;
