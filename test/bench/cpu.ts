import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

/** The unit of times in `/proc`: hundredths of a second. */
const tickMs = 10;

const readProcess = async (pid: number) => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(text) ?? [];
  const fields = rest.split(' ').map(Number);
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  const ownMs = (user + system) * tickMs;
  // Includes children that have ended and were waited for.
  const allMs = ownMs + (childUser + childSystem) * tickMs;
  return { pid, name, parent: fields[1], startedAt: fields[19], ownMs, allMs };
};

/** A process and all below it. */
const processesUnder = async (root: number) => {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const all = await Promise.all(pids.map(readProcess));
  const own = new Set([root]);
  for (let size = 0; size < own.size;) {
    size = own.size;
    for (const { pid, parent = 0 } of all) if (own.has(parent)) own.add(pid);
  }
  return all.filter(({ pid }) => own.has(pid));
};

/** This process and all below it: load generator, servers, PostgreSQL, browsers. */
const ownProcesses = () => processesUnder(process.pid);

const sum = (values: Iterable<number>): number =>
  Iterator.from(values).reduce((one, other) => one + other, 0);

/** Milliseconds of CPU used by this process and all below it. */
export const cpuOfAll = async (): Promise<number> => sum((await ownProcesses()).map(({ allMs }) => allMs));

/** Milliseconds of CPU used so far by a process and all below it. */
export const cpuOfTree = async (root: number): Promise<number> =>
  sum((await processesUnder(root)).map(({ ownMs }) => ownMs));

/** Milliseconds of CPU used by PostgreSQL and by the given processes, without the children of the latter. */
export const cpuOfPostgresAnd = async (...pids: readonly number[]): Promise<number> =>
  sum(
    (await ownProcesses()).map(({ pid, name, ownMs, allMs }) =>
      name === 'postgres' ? allMs : pids.includes(pid) ? ownMs : 0,
    ),
  );

/** Milliseconds of CPU used by all processes, and stolen by other virtual machines of the hardware. */
const busyMs = async (): Promise<number> => {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = (
    line.match(/\d+/g) ?? []
  ).map(Number);
  return sum([user, nice, system, irq, softIrq, stolen]) * tickMs;
};

/** Starts to measure what others use of the machine. @returns a function that ends it with their share, 0 to 1 */
export const watchForeignCpu = async (): Promise<() => Promise<number>> => {
  // Processes that have ended are kept: a browser does not wait for its children.
  const own = new Map<string, number>();
  const foreignMs = async (): Promise<number> => {
    for (const { pid, startedAt, ownMs } of await ownProcesses()) own.set(`${pid} ${startedAt}`, ownMs);
    return (await busyMs()) - sum(own.values());
  };
  const start = performance.now();
  const before = await foreignMs();
  const timer = setInterval(() => void foreignMs(), 1_000);
  return async () => {
    clearInterval(timer);
    const taken = Math.max((await foreignMs()) - before, 0);
    return taken / ((performance.now() - start) * availableParallelism());
  };
};

/** MiB of resident memory of a process, now or at its peak. */
export const memoryOf = async (pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024;
};

/** MiB of resident memory by which a process grows at most during the work. */
export const memoryGrowth = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  const before = await memoryOf(pid);
  // 5 resets the peak (proc(5), "clear_refs").
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  await work();
  return (await memoryOf(pid, 'VmHWM')) - before;
};
