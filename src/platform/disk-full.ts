import { statfs } from 'node:fs/promises';

const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** A disk, or its quota, has no room for what the product or a program of it would write there. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';

  constructor(folder: string, cause: unknown) {
    super(`the disk of ${folder} is full`, { cause });
  }
}

/** Whether the error of the system, or one that it caused, says that a disk of this machine is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.includes(error.code)) || isDiskFull(error.cause));

/**
 * A program that fails on a full disk, such as a browser, gives many reasons, or none.
 * @param roomBytes that it may need in the folder
 * @returns DiskFull with the error as its cause when the folder has less, otherwise the error itself
 */
export const orDiskFull = async (error: unknown, folder: string, roomBytes: number): Promise<unknown> => {
  if (error instanceof DiskFull) return error;
  if (isDiskFull(error)) return new DiskFull(folder, error);
  const room = await statfs(folder).catch(() => undefined);
  const isFull = room !== undefined && room.bavail * room.bsize < roomBytes;
  return isFull ? new DiskFull(folder, error) : error;
};
