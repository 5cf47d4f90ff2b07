import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/** Containers have 64 MiB by default, with which browser pages have crashed. */
const enoughBytes = 128 * 1024 * 1024;

const isUsable = async (path: string): Promise<boolean> => {
  try {
    await access(path, constants.W_OK);
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
};

const flag = '--disable-dev-shm-usage';

/** The folder of Chromium's shared memory; undefined where it is in its temporary folder. */
export const sharedMemoryOf = (args: readonly string[], path = '/dev/shm'): string | undefined =>
  process.platform !== 'linux' || args.includes(flag) ? undefined : path;

/** Makes Chromium keep shared memory in its temporary folder where `/dev/shm` is missing, small or not writable. */
export const sharedMemoryFlags = async (path = '/dev/shm'): Promise<string[]> =>
  process.platform !== 'linux' || (await isUsable(path)) ? [] : [flag];
