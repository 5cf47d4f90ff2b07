import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** The kernel's ticks are hundredths of a second. */
const tickMs = 10;

const busyTicks = async (): Promise<number> => {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = line.split(/\s+/).slice(1).map(Number);
  return user + nice + system + irq + soft;
};

type Process = Readonly<{ id: number; parent: number; ticks: number }>;

const processes = async (): Promise<Process[]> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id): Promise<Process | null> => {
      const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
      if (text === null) return null;
      const fields = text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      // Its own time, and that of its children that have ended.
      return {
        id: Number(id),
        parent: fields[1]!,
        ticks: fields[11]! + fields[12]! + fields[13]! + fields[14]!,
      };
    }),
  );
  return found.filter((one) => one !== null);
};

const ownTicks = async (): Promise<number> => {
  const all = await processes();
  const ours = new Set([process.pid]);
  for (let size = 0; size < ours.size;) {
    size = ours.size;
    for (const { id, parent } of all) if (ours.has(parent)) ours.add(id);
  }
  return all.filter(({ id }) => ours.has(id)).reduce((sum, { ticks }) => sum + ticks, 0);
};

/** Milliseconds of CPU that this process and all below it have used: callers, servers, PostgreSQL. */
export const ownCpu = async (): Promise<number> => (await ownTicks()) * tickMs;

/** Watches what others take of the machine from now on. @returns their share of all its CPU, 0 to 1, when asked */
export const watchForeignCpu = async (): Promise<() => Promise<number>> => {
  const take = async () => ({ busy: await busyTicks(), own: await ownTicks(), at: performance.now() });
  const before = await take();
  return async () => {
    const after = await take();
    const all = ((after.at - before.at) / tickMs) * cpus().length;
    return Math.max(after.busy - before.busy - (after.own - before.own), 0) / all;
  };
};
