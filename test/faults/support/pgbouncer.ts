import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#development/ports.ts';
import { urlThrough } from '#test/support/database-url.ts';

/** Not every machine has it: Debian's package is `pgbouncer`. */
export const hasPgBouncer = (): boolean => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const settingsFor = (target: URL, port: number, folder: string): string => `
[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
server_idle_timeout = 5
`;

/** A pooler in transaction mode with few connections. @returns the URL to use instead */
export const startPgBouncer = async (databaseUrl: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'plateno-pooler-'));
  await chmod(folder, 0o755);
  const target = new URL(databaseUrl);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(settings, settingsFor(target, port, folder));
  await writeFile(
    join(folder, 'users.txt'),
    `"${target.username}" "${decodeURIComponent(target.password)}"\n`,
  );
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const pooler = spawn('pgbouncer', [settings], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(pooler, 'exit');
  const ready = new Promise<true>((resolve) => {
    createInterface(pooler.stderr).on('line', (line) => {
      if (line.includes('process up')) resolve(true);
    });
  });
  if ((await Promise.race([ready, exited])) !== true) throw new Error('PgBouncer did not start.');
  return {
    url: urlThrough(databaseUrl, port),
    stop: async (): Promise<void> => {
      pooler.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
};
