import { setTimeout } from 'node:timers/promises';
import { atMost, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { memoryOf } from '../cpu.ts';

const limitMiB = 320;

/** V8 returns memory in the minute after a load; the first value within the limit, or the last one, counts. */
export const memoryAtRest = async ({ server: { pid } }: Context): Promise<Line> => {
  let ours = await memoryOf(pid);
  for (let reads = 1; ours > limitMiB && reads < 18; reads += 1) {
    await setTimeout(5_000);
    ours = await memoryOf(pid);
  }
  return atMost(1, 'memory of the server at rest', 'MiB', { ours, baseline: limitMiB });
};
