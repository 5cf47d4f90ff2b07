import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { atMost, medianOf, millisecondsOf, type Measure } from './measure.ts';
import { speedNow } from './prints.ts';
import { memoryOf, npmStart, startServer } from './processes.ts';

const root = join(import.meta.dirname, '../..');

const help = async (): Promise<void> => {
  const child = spawn(join(root, 'plateno'), ['--help'], { cwd: root, stdio: 'ignore' });
  await once(child, 'exit');
};

const untilReady = async (start: () => Promise<{ stop(): Promise<void> }>): Promise<number> => {
  const begun = performance.now();
  const { stop } = await start();
  const milliseconds = performance.now() - begun;
  await stop();
  return milliseconds;
};

/** Whoever starts it the second time: the first one makes the database and its demo data. */
const npmStartAgain = async (rounds: number): Promise<number> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateno-start-'));
  const start = () => untilReady(() => npmStart(dataDir));
  try {
    await start();
    return await medianOf(rounds, start);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Held against times that people wait, on a machine as fast as the one that they were stated for. */
export const starts = async (ground: Ground): Promise<Measure[]> => {
  const { installation, size } = ground;
  const speed = await speedNow(ground);
  const helped = await medianOf(size.rounds, () => millisecondsOf(help));
  const ready = await medianOf(size.rounds, () => untilReady(() => startServer(installation.env)));
  const again = await npmStartAgain(size.rounds);
  const within = (milliseconds: number, workload: string, figure: number): Measure =>
    atMost(1, { workload, figure, limit: milliseconds / speed, unit: 'ms' });
  return [
    within(500, 'plateno --help', helped),
    within(6_000, 'server ready on a database that is there', ready),
    within(6_000, 'npm start, the second time', again),
  ];
};

/** V8 gives back what a busy minute took once it has been left alone for another. */
const looks = { everyMs: 5_000, most: 18 };

/** Ends as soon as the memory stands below its limit, or when it has had the time. */
export const memory = async ({ server }: Ground): Promise<Measure> => {
  const limit = 320;
  let figure = Infinity;
  let taken = 0;
  for await (const pid of setInterval(looks.everyMs, server.pid)) {
    figure = await memoryOf(pid);
    taken += 1;
    if (figure <= limit || taken === looks.most) break;
  }
  return atMost(1, { workload: 'memory of the server after all of it, at rest', unit: 'MiB', figure, limit });
};
