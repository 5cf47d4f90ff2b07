import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file in DATA_DIR while the database is being filled: one that stays tells of a start that was interrupted. */
const pathIn = (dataDir: string): string => join(dataDir, 'seeding');

export const isHalfSeeded = async (dataDir: string): Promise<boolean> =>
  await stat(pathIn(dataDir)).then(
    () => true,
    () => false,
  );

/** Runs `fill` with the mark in place; a failure leaves it there. */
export const markedWhile = async (dataDir: string, fill: () => Promise<void>): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  await writeFile(pathIn(dataDir), '');
  await fill();
  await rm(pathIn(dataDir));
};
