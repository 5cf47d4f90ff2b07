import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { atMost, median, millisecondsOf, type Measure } from './measure.ts';
import { memoryOf, startServer } from './processes.ts';

const root = join(import.meta.dirname, '../..');

const help = async (): Promise<void> => {
  const child = spawn(join(root, 'plateno'), ['--help'], { cwd: root, stdio: 'ignore' });
  await once(child, 'exit');
};

const several = async (rounds: number, act: () => Promise<number>): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await act());
  return median(taken);
};

/** Held against a time that people wait, not against a limit of the machine. */
export const starts = async ({ installation, size }: Ground): Promise<Measure[]> => {
  const helped = await several(size.rounds, () => millisecondsOf(help));
  const ready = await several(size.rounds, async () => {
    const begun = performance.now();
    const server = await startServer(installation.env);
    const milliseconds = performance.now() - begun;
    await server.stop();
    return milliseconds;
  });
  return [
    atMost(1, { workload: 'plateno --help', unit: 'ms', figure: helped, limit: 500 }),
    atMost(1, {
      workload: 'server ready on a database that is there',
      unit: 'ms',
      figure: ready,
      limit: 6_000,
    }),
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
