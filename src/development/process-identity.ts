import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Identifies a process beyond its pid, which may be reused. */
export type ProcessIdentity = { pid: number; started: string };

const startOf = async (pid: number): Promise<string | undefined> => {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    if (stat === undefined) return undefined;
    // The name in brackets may hold spaces; the state is the first field after it and the start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    return `${boot.trim()}/${String(fields[19])}`;
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.trim() || undefined;
};

/** @returns undefined when no such process runs. */
export const identityOf = async (pid: number): Promise<ProcessIdentity | undefined> => {
  const started = await startOf(pid);
  return started === undefined ? undefined : { pid, started };
};

/** Whether exactly this process still runs. */
export const isSameProcessAlive = async ({ pid, started }: ProcessIdentity): Promise<boolean> =>
  (await startOf(pid)) === started;
