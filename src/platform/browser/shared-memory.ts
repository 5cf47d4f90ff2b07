import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/** Containers get 64 MiB unless told otherwise, and pages of a browser have been seen to crash with that. */
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

/** Tells Chromium to keep shared memory in its temporary folder where `/dev/shm` is missing, small or not writable. */
export const sharedMemoryFlags = async (path = '/dev/shm'): Promise<string[]> =>
  process.platform !== 'linux' || (await isUsable(path)) ? [] : ['--disable-dev-shm-usage'];
