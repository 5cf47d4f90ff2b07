import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second on every architecture that the product supports (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/**
 * CPU seconds, user and system, of a process, of its ended children and of what these have waited for.
 * @param stat the text of `/proc/<pid>/stat`: utime, stime, cutime and cstime are its fields 14 to 17 (proc_pid_stat(5))
 */
export const cpuSecondsIn = (stat: string): number => {
  // The second field is the program's name in brackets, which may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) / ticksPerSecond;
};

/**
 * CPU seconds of this process and its ended children. A process that outlives its parent is not among them: the tests'
 * PostgreSQL is, the browsers are, a container is not.
 * @returns undefined where `/proc` does not exist, as on macOS
 */
export const cpuSeconds = (): number | undefined => {
  try {
    return cpuSecondsIn(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
};
