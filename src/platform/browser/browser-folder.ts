import { createHash } from 'node:crypto';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A private folder of one browser, mode 0700. */
export type BrowserFolder = Readonly<{
  path: string;
  /** Call it after the browser has ended. */ remove(): Promise<void>;
}>;

/** A browser with less room on a disk of its files fails in many ways: pages crash, or are not printed. */
export const browserRoomBytes = 32 * 1024 * 1024;

/** Chromium creates sockets in its folders; the path of a socket holds at most 108 bytes. */
const longestPath = 62;

/** A temporary folder may be shared by machines that do not see each other's processes. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 6);
const prefix = `plateno-browser-${machine}-`;
const folderName = new RegExp(`^${prefix}(?<pid>\\d+)-\\w{6}$`);
const longestName = `/${prefix}4194304-XXXXXX`.length;

/** The machine's temporary folder, or `/tmp` where its path is too long for a browser. */
const rootFor = (temporary: string): string =>
  temporary.length + longestName <= longestPath ? temporary : '/tmp';

const removeAll = (path: string): Promise<void> =>
  // The browser's processes may still write for a moment.
  rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * The first process of every container has the same id: a folder older than this process belongs to an earlier one.
 */
const isOlderThanThisProcess = async (path: string): Promise<boolean> => {
  const { ctimeMs } = await lstat(path);
  return ctimeMs < performance.timeOrigin;
};

const isStale = (path: string, pid: number): boolean | Promise<boolean> =>
  pid === process.pid ? isOlderThanThisProcess(path) : !isRunning(pid);

/** Removes folders of browsers whose process is dead; those owned by another user stay. */
const removeStale = async (root: string): Promise<void> => {
  for (const name of await readdir(root)) {
    const pid = folderName.exec(name)?.groups?.['pid'];
    if (pid === undefined) continue;
    const path = join(root, name);
    try {
      if (await isStale(path, Number(pid))) await removeAll(path);
    } catch {
      // Another process removes it at the same time, or another user owns it.
    }
  }
};

/**
 * Creates a private folder with a short path and removes those of killed processes.
 * @throws Error of the file system when no folder can be created
 */
export const openBrowserFolder = async (temporary = tmpdir()): Promise<BrowserFolder> => {
  const root = rootFor(temporary);
  await removeStale(root);
  const path = await mkdtemp(join(root, `${prefix}${process.pid}-`));
  return { path, remove: () => removeAll(path) };
};
