import { readdir, readFile } from 'node:fs/promises';

const parentOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name in brackets: state, then the parent.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
};

/** The processes that this one has started. */
export const childrenOf = async (pid: number): Promise<number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_, place) => parents[place] === pid);
};

/** MiB of all processes below this one; what several share counts once (`Pss` of the Linux kernel). */
export const memoryBelow = async (pid: number): Promise<number> => {
  const children = await childrenOf(pid);
  let sum = 0;
  for (const child of children) {
    const text = await readFile(`/proc/${child}/smaps_rollup`, 'utf8').catch(() => '');
    sum += Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1_024 + (await memoryBelow(child));
  }
  return sum;
};
