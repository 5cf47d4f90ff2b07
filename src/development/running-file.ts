import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf, isSameProcessAlive } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';
import { writeHalf } from './write-half.ts';

/** DATA_DIR/development.json: the process that runs the installation of this folder, and how to join it. */
type RunningFile = {
  keeper: ProcessIdentity;
  server: ProcessIdentity | undefined;
  /** Missing while the installation is still starting. */
  variables?: Record<string, string>;
};

const endingTimeoutMs = 30_000;
const askAgainMs = 50;
const pathIn = (dataDir: string) => join(dataDir, 'development.json');

/** @returns undefined when nothing runs on the folder; the file of a killed process counts as nothing. */
const readRunningFile = async (dataDir: string): Promise<RunningFile | undefined> => {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const file = JSON.parse(text) as RunningFile;
  return (await isSameProcessAlive(file.keeper)) ? file : undefined;
};

/** Waits while the folder's last installation, whose server has ended, is still stopping. */
const holder = async (dataDir: string): Promise<RunningFile | undefined> => {
  const deadline = Date.now() + endingTimeoutMs;
  for (;;) {
    const file = await readRunningFile(dataDir);
    if (!file) return undefined;
    const isEnding = !file.server || !(await isSameProcessAlive(file.server));
    if (!isEnding || Date.now() > deadline) return file;
    await pause(askAgainMs);
  }
};

/**
 * Claims the folder for this process.
 * @returns the pid of the process that already has it, or undefined when this process has it now
 */
export const claimFolder = async (dataDir: string, serverPid: number): Promise<number | undefined> => {
  const keeper = await identityOf(process.pid);
  if (!keeper) throw new Error(`/proc/${process.pid}`);
  const half = await writeHalf(pathIn(dataDir), { keeper, server: await identityOf(serverPid) });
  try {
    for (;;) {
      const other = await holder(dataDir);
      if (other) return other.server?.pid ?? other.keeper.pid;
      // link() succeeds for one process only; an existing file belongs to a dead one.
      const isOurs = await link(half, pathIn(dataDir)).then(
        () => true,
        () => false,
      );
      if (isOurs) return undefined;
      if (!(await readRunningFile(dataDir))) await rm(pathIn(dataDir), { force: true });
    }
  } finally {
    await rm(half, { force: true });
  }
};

/** Writes how to join, for commands that look for a running installation. */
export const publish = async (dataDir: string, variables: Record<string, string>): Promise<void> => {
  const file = await readRunningFile(dataDir);
  if (file) await rename(await writeHalf(pathIn(dataDir), { ...file, variables }), pathIn(dataDir));
};

/** Removes this process's claim on the folder. */
export const releaseFolder = async (dataDir: string): Promise<void> => {
  await rm(pathIn(dataDir), { force: true });
};

/** Waits for an installation that is still starting. @returns undefined when nothing runs on the folder */
export const variablesOfRunning = async (dataDir: string): Promise<Record<string, string> | undefined> => {
  for (;;) {
    const file = await readRunningFile(dataDir);
    if (!file || file.variables) return file?.variables;
    await pause(askAgainMs);
  }
};
