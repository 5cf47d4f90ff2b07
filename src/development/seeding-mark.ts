import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identityOf, isSameProcessAlive } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';
import { writeHalf } from './write-half.ts';

const askAgainMs = 200;

/** A file in DATA_DIR that names the process that creates the demo. */
const pathIn = (dataDir: string): string => join(dataDir, 'seeding');

const readMark = async (dataDir: string): Promise<string | undefined> =>
  await readFile(pathIn(dataDir), 'utf8').catch(() => undefined);

/** Whether another process is still creating it. */
const isAtWork = async (mark: string): Promise<boolean> => {
  if (mark === '') return false;
  const identity = JSON.parse(mark) as ProcessIdentity;
  return identity.pid !== process.pid && (await isSameProcessAlive(identity));
};

/** Waits while another process creates the demo. @returns true when the last one was interrupted */
export const wasSeedingInterrupted = async (dataDir: string): Promise<boolean> => {
  for (;;) {
    const mark = await readMark(dataDir);
    if (mark === undefined) return false;
    if (!(await isAtWork(mark))) return (await readMark(dataDir)) !== undefined;
    await pause(askAgainMs);
  }
};

/** Runs `fill` with the mark in place; a failure leaves it there. */
export const markedWhile = async (dataDir: string, fill: () => Promise<void>): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const identity = (await identityOf(process.pid)) ?? { pid: process.pid, started: '' };
  await rename(await writeHalf(pathIn(dataDir), identity), pathIn(dataDir));
  await fill();
  await rm(pathIn(dataDir));
};
