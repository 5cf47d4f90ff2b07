import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { access, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { hasEnded, keepRunning, type OnEnd } from './keep-running.ts';
import { freePort } from './ports.ts';
import { postgresFolder, postgresPrograms, serverAccount } from './postgres-binaries.ts';
import type { Account } from './postgres-binaries.ts';

const run = promisify(execFile);
const smartShutdownMs = 1_000;
const stopTimeoutMs = 20_000;

/** Settings of a PostgreSQL server from npm. */
export type PostgresSettings = {
  directory: string;
  /** Password of the superuser `postgres`. Set at the first start of a directory; later starts must repeat it. */
  password: string;
  /** false: faster, but the data does not survive a crash of the machine. For tests. */
  durable: boolean;
  /** Port to listen on; any free one unless an earlier server must keep its port. */
  port?: number;
  /** A command that runs the server in another environment. */
  within?: readonly string[];
  /**
   * Called when the server has ended by itself; it is started again on its files and its port. Without it the end is
   * final.
   */
  onEnd?: OnEnd;
};
/** A running PostgreSQL; `adminUrl` connects as the superuser. */
export type Postgres = { port: number; adminUrl: string; stop(): Promise<void> };

const environment = () => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' });

/**
 * Created beside its final folder and renamed as a whole, so that an interrupted start leaves no partial database.
 */
const initialise = async (
  programs: string,
  folder: string,
  password: string,
  account: Account | undefined,
): Promise<void> => {
  const half = `${folder}.half`;
  const passwordFile = `${folder}.password`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) for (const path of [half, passwordFile]) await chown(path, account.uid, account.gid);
  try {
    const args = ['--pgdata', half, '--username=postgres', '--pwfile', passwordFile, '--auth=scram-sha-256'];
    // The same collation on every machine, whatever locales it has.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await run(join(programs, 'initdb'), [...args, ...locale, '--no-sync', '--no-instructions'], {
      ...account,
      cwd: '/',
      env: environment(),
    });
    await rename(half, folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A server whose parent was killed runs on: it is stopped before a new one starts on its files. */
const stopOrphan = async (folder: string): Promise<void> => {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, directory] = text.split('\n');
  if (!pid || directory !== folder || !isAlive(Number(pid))) return;
  process.kill(Number(pid), 'SIGINT');
  const deadline = Date.now() + stopTimeoutMs;
  while (isAlive(Number(pid)) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

const flags = (port: number, durable: boolean): string[] => {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const notDurable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  return [...settings, 'timezone=UTC', 'log_timezone=UTC', ...(durable ? [] : notDurable)].flatMap(
    (setting) => ['-c', setting],
  );
};

/**
 * Ends the server when this process dies in any way. A shell waits on a pipe that this process holds open and never
 * writes to; when the pipe closes, the shell requests a fast shutdown.
 */
const endWithThisProcess = (server: ChildProcess, account: Account | undefined): void => {
  const watcher = spawn('/bin/sh', ['-c', 'read _; kill -INT "$1"', 'watcher', String(server.pid)], {
    ...account,
    cwd: '/',
    env: environment(),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  // The process id may be reused once the server has exited.
  server.once('exit', () => watcher.kill('SIGKILL'));
};

/** The program of the server and where it runs. */
type Program = Readonly<{ command: string; args: readonly string[]; account: Account | undefined }>;

/** Starts the server. @throws Error with the last lines of its log when it does not start */
const launch = async ({ command, args, account }: Program): Promise<ChildProcess> => {
  const server = spawn(command, args, {
    ...account,
    cwd: '/',
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithThisProcess(server, account);
  const lastLines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(server.stderr).on('line', (line) => {
      if (lastLines.push(line) > 20) lastLines.shift();
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL: ${lastLines.join('\n')}`)));
  });
  return server;
};

const stopServer = async (server: ChildProcess): Promise<void> => {
  if (hasEnded(server)) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  // Smart shutdown first: cutting off closing connections would make their owners report errors.
  server.kill('SIGTERM');
  const fastShutdown = setTimeout(() => server.kill('SIGINT'), smartShutdownMs);
  const immediateShutdown = setTimeout(() => server.kill('SIGQUIT'), stopTimeoutMs);
  await exited;
  clearTimeout(fastShutdown);
  clearTimeout(immediateShutdown);
};

/**
 * Starts PostgreSQL from npm on the loopback interface and a free port; creates its files at the first start.
 * `stop` awaits its exit, ends open transactions and loses nothing. It ends with this process.
 *
 * @throws Error with the last lines of the server's log when it does not start.
 */
export const startPostgres = async (settings: PostgresSettings): Promise<Postgres> => {
  const account = await serverAccount(settings.directory);
  const programs = await postgresPrograms(account);
  const folder = await postgresFolder(settings.directory, account);
  const isNew = await access(join(folder, 'PG_VERSION')).then(
    () => false,
    () => true,
  );
  if (isNew) await initialise(programs, folder, settings.password, account);
  else await stopOrphan(folder);
  const port = settings.port ?? (await freePort());
  const program = [join(programs, 'postgres'), '-D', folder, ...flags(port, settings.durable)];
  const [command, ...args] = [...(settings.within ?? []), ...program];
  const first = await launch({ command: command!, args, account });
  const adminUrl = `postgres://postgres:${encodeURIComponent(settings.password)}@127.0.0.1:${port}/postgres`;
  const { onEnd } = settings;
  if (onEnd === undefined) return { port, adminUrl, stop: () => stopServer(first) };
  const again = () => launch({ command: command!, args, account });
  return { port, adminUrl, stop: keepRunning(first, { onEnd, again, stop: stopServer }) };
};
