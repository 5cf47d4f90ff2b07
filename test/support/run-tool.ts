import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { performance } from 'node:perf_hooks';

export type Tool = { name: string; command: string; args: string[] };
export type Outcome = { name: string; isGood: boolean; seconds: number; output: string };

export const root = join(import.meta.dirname, '..', '..');
const programs = join(root, 'node_modules', '.bin');
// The tools look up Node on the path: the one from npm comes first.
const environment = () => ({ ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` });

/** Runs one of the repository's tools to its end. @param isLive its output is shown at once and not kept */
export const runTool = async ({ name, command, args }: Tool, isLive = false): Promise<Outcome> => {
  const start = performance.now();
  const program = command === 'node' ? process.execPath : join(programs, command);
  const child = spawn(program, args, { cwd: root, env: environment(), stdio: isLive ? 'inherit' : 'pipe' });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = (performance.now() - start) / 1000;
  return { name, isGood: code === 0, seconds, output: Buffer.concat(chunks).toString() };
};
