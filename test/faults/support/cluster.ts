import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAttached } from '#development/attached-process.ts';
import { prepareDatabases } from '#development/databases.ts';
import { developmentSecrets } from '#development/secrets.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { until } from '#test/support/application/until.ts';
import type { TestDatabase } from '#test/support/database.ts';
import type { KeptPostgres } from '#test/support/postgres-keeper.ts';
import { openHeldDisk } from './held-disk.ts';
import type { SmallDisk } from './small-disk.ts';

const keeper = new URL('../../support/postgres-keeper.ts', import.meta.url);
const start = (settings: KeptPostgres) => startAttached<KeptPostgres, { adminUrl: string }>(keeper, settings);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The server process and its children for connections. */
const processesOf = async (folder: string): Promise<number[]> => {
  const pid = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(/\s+/).map(Number)];
};

/**
 * `fast` and `immediate` are PostgreSQL's shutdown modes; `killed` is SIGKILL for all processes, as after a power cut;
 * `main-killed` is SIGKILL for the main process alone, whose children detect it and end by themselves.
 */
export type Halt = 'fast' | 'immediate' | 'killed' | 'main-killed';
const signals = {
  fast: 'SIGINT',
  immediate: 'SIGQUIT',
  killed: 'SIGKILL',
  'main-killed': 'SIGKILL',
} as const;

/**
 * A PostgreSQL of the test's own, as durable as in production, that can be stopped, killed and started again.
 *
 * @param disk a small one for the product's database alone; its write-ahead log has room
 * @param options.hasLogDisk a small one for the write-ahead log alone; a server that ends is started again
 */
export const startCluster = async (disk?: SmallDisk, { hasLogDisk = false } = {}) => {
  const parent = await mkdtemp(join(tmpdir(), 'plateno-cluster-'));
  // The server may run under another account than root: the parent folder must be readable for it.
  await chmod(parent, 0o755);
  let directory = join(parent, 'postgres');
  const settings = {
    directory,
    password: randomBytes(12).toString('hex'),
    durable: true,
    ...(disk && { within: disk.within(parent) }),
  };
  let running = await start(settings);
  const { adminUrl } = running.report;
  const port = Number(new URL(adminUrl).port);
  const { application, migrator } = await prepareDatabases(adminUrl, await developmentSecrets(parent));
  await migrateDatabase({ migratorUrl: migrator, applicationRole: 'plateno_app' });
  if (disk) await disk.moveThere(adminUrl, parent);
  const database: TestDatabase = { url: application, migratorUrl: migrator, drop: async () => undefined };

  const logDisk = hasLogDisk ? await openHeldDisk(parent) : undefined;
  if (logDisk) {
    await running.stop();
    await logDisk.moveLog(directory);
    running = await start({ ...settings, port, within: logDisk.within, isKept: true });
  }

  const halt = async (how: Halt): Promise<void> => {
    const pids = await processesOf(directory);
    for (const pid of how === 'killed' ? pids : pids.slice(0, 1)) process.kill(pid, signals[how]);
    await running.stop();
    await until('nothing of it runs any more', () => pids.every((pid) => !isAlive(pid)));
  };
  return {
    adminUrl,
    logDisk,
    database,
    halt,
    /** The cluster's own folder, deleted with it; the server's account may read it. */
    folder: parent,
    /** Folder of the server's files. */
    get directory(): string {
      return directory;
    },
    /** @param from another data folder, such as a copy */
    resume: async (from = directory): Promise<void> => {
      directory = from;
      running = await start({ ...settings, directory, port });
    },
    stop: async (): Promise<void> => {
      await running.stop();
      await logDisk?.close();
      const elsewhere = await readlink(directory).catch(() => undefined);
      for (const folder of [parent, ...(elsewhere ? [elsewhere] : [])]) await rm(folder, { recursive: true });
    },
  };
};
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
