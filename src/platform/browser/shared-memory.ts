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

/** Makes Chromium keep shared memory in its temporary folder where `/dev/shm` is missing, small or not writable. */
export const sharedMemoryFlags = async (path = '/dev/shm'): Promise<string[]> =>
  process.platform !== 'linux' || (await isUsable(path)) ? [] : ['--disable-dev-shm-usage'];
