import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const sharedMemory = '/dev/shm';
/** Bytes that the databases and the write-ahead log of a whole run fit into several times. */
const enoughBytes = 4 * 1024 ** 3;

/**
 * The folder of the tests' database files: the machine's memory file system where it has enough room, else the folder
 * of temporary files. Each database has about six hundred files: on a disk the file system, not PostgreSQL, takes most
 * of the time of a copy. Programs may not be executable there.
 */
export const memoryFolder = async (): Promise<string> => {
  const isWritable = await access(sharedMemory, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return tmpdir();
  const { bavail, bsize } = await statfs(sharedMemory);
  return bavail * bsize >= enoughBytes ? sharedMemory : tmpdir();
};
