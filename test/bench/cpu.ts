import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** The kernel's ticks are hundredths of a second. */
const tickMs = 10;

/** With what other machines on the same hardware took away. */
const busyTicks = async (): Promise<number> => {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return user + nice + system + irq + soft + stolen;
};

/** Of its own, and with that of its children that have ended and were waited for. */
type Process = Readonly<{ id: number; parent: number; begun: number; ownTicks: number; ticks: number }>;

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
      const [, parent = 0] = fields;
      const [user = 0, system = 0, usersOfEnded = 0, systemsOfEnded = 0] = fields.slice(11, 15);
      const ownTicks = user + system;
      const ticks = ownTicks + usersOfEnded + systemsOfEnded;
      return { id: Number(id), parent, begun: fields[19]!, ownTicks, ticks };
    }),
  );
  return found.filter((one) => one !== null);
};

/** The process and all below it. */
const familyOf = async (root: number): Promise<Process[]> => {
  const all = await processes();
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { id, parent } of all) if (family.has(parent)) family.add(id);
  }
  return all.filter(({ id }) => family.has(id));
};

const ownTicks = async (): Promise<number> =>
  (await familyOf(process.pid)).reduce((sum, { ticks }) => sum + ticks, 0);

/** MiB of the process and all below it; what several of them share is counted once. */
export const memoryOfFamily = async (root: number): Promise<number> => {
  const family = await familyOf(root);
  const shares = await Promise.all(
    family.map(async ({ id }) => {
      const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1_024;
    }),
  );
  return shares.reduce((sum, share) => sum + share, 0);
};

/** Milliseconds of CPU that this process and all below it have used: callers, servers, PostgreSQL. */
export const ownCpu = async (): Promise<number> => (await ownTicks()) * tickMs;

/** Whoever ends between two looks takes with him what he has used since the first. */
const lookEveryMs = 1_000;

/** Watches what others take of the machine from now on. @returns their share of all its CPU, 0 to 1, when asked */
export const watchForeignCpu = async (): Promise<() => Promise<number>> => {
  // Kept of those that have ended, too: not everybody waits for his children, a browser does not.
  const seen = new Map<string, number>();
  const look = async () => {
    for (const { id, begun, ownTicks } of await familyOf(process.pid)) seen.set(`${id} ${begun}`, ownTicks);
    const own = [...seen.values()].reduce((sum, ticks) => sum + ticks, 0);
    return { busy: await busyTicks(), own, at: performance.now() };
  };
  const before = await look();
  const looks = setInterval(() => void look(), lookEveryMs);
  return async () => {
    clearInterval(looks);
    const after = await look();
    const all = ((after.at - before.at) / tickMs) * cpus().length;
    return Math.max(after.busy - before.busy - (after.own - before.own), 0) / all;
  };
};
