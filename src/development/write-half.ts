import { rm, writeFile } from 'node:fs/promises';

/**
 * Writes JSON beside its final place, for its owner alone; the caller renames or links it there, so that an interrupted
 * start or a full disk leaves no part of a file.
 * @returns the path of what was written
 */
export const writeHalf = async (path: string, content: unknown): Promise<string> => {
  const half = `${path}.${process.pid}`;
  try {
    await writeFile(half, JSON.stringify(content, null, 2), { mode: 0o600 });
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return half;
};
