import { createHash } from 'node:crypto';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A private folder of one browser, mode 0700. */
export type BrowserFolder = Readonly<{
  path: string;
  /** After the browser has ended. */ remove(): Promise<void>;
}>;

/** Chromium puts sockets into its folders and refuses those with longer names: a socket's address holds 108 bytes. */
const longestPath = 62;

/** Machines that share a temporary folder do not see each other's processes. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 6);
const prefix = `plateno-browser-${machine}-`;
const folderName = new RegExp(`^${prefix}(?<pid>\\d+)-\\w{6}$`);
const longestName = `/${prefix}4194304-XXXXXX`.length;

/** The temporary folder of the machine, or `/tmp` where its name is too long for a browser. */
const rootFor = (temporary: string): string =>
  temporary.length + longestName <= longestPath ? temporary : '/tmp';

const removeAll = (path: string): Promise<void> =>
  // The browser's own processes may still write for a moment.
  rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The first process of every container has the same id: a folder older than this process belongs to one before it. */
const isOlderThanThisProcess = async (path: string): Promise<boolean> => {
  const { ctimeMs } = await lstat(path);
  return ctimeMs < performance.timeOrigin;
};

const isStale = (path: string, pid: number): boolean | Promise<boolean> =>
  pid === process.pid ? isOlderThanThisProcess(path) : !isRunning(pid);

/** Removes what browsers of dead processes left behind; what another user owns stays. */
const removeStale = async (root: string): Promise<void> => {
  for (const name of await readdir(root)) {
    const pid = folderName.exec(name)?.groups?.['pid'];
    if (pid === undefined) continue;
    const path = join(root, name);
    try {
      if (await isStale(path, Number(pid))) await removeAll(path);
    } catch {
      // Another process removes it at the same time, or it belongs to another user.
    }
  }
};

/**
 * Makes a new private folder with a short name, and removes those of processes that were killed.
 * @throws Error of the file system when no folder can be made
 */
export const openBrowserFolder = async (temporary = tmpdir()): Promise<BrowserFolder> => {
  const root = rootFor(temporary);
  await removeStale(root);
  const path = await mkdtemp(join(root, `${prefix}${process.pid}-`));
  return { path, remove: () => removeAll(path) };
};
