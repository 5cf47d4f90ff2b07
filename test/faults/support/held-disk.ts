import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverAccount } from '#development/postgres-binaries.ts';
import { inNamespace } from './small-disk.ts';

const run = promisify(execFile);
const size = '80m';

/**
 * A disk in memory that stays when PostgreSQL ends: a process of its own holds it until `close`, or until the test dies.
 * @param parent folder of the cluster
 */
export const openHeldDisk = async (parent: string) => {
  const place = join(parent, 'held');
  await mkdir(place);
  const account = (await serverAccount(parent)) ?? {};
  const mounted = `mount -t tmpfs -o size=${size},mode=700 tmpfs "$0" && echo ready && exec cat`;
  const holder = spawn(inNamespace[0]!, [...inNamespace.slice(1), 'sh', '-c', mounted, place], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await once(holder.stdout, 'data');
  const inside = ['nsenter', '--user', '--mount', '--preserve-credentials', '-t', String(holder.pid), '--'];
  const shell = (script: string) =>
    run(inside[0]!, [...inside.slice(1), 'sh', '-c', script, place], { ...account, cwd: '/' });
  return {
    /** PostgreSQL refuses to run as root: its own account is restored. */
    within: [...inside, 'unshare', '--user', '--map-user=1000', '--map-group=1000'],
    /** Moves the write-ahead log of a stopped server there. */
    moveLog: (directory: string) =>
      shell(
        `cp -a ${directory}/pg_wal/. "$0" && rm -r ${directory}/pg_wal && ln -s "$0" ${directory}/pg_wal`,
      ),
    fill: () => shell('cat /dev/zero >> "$0/ballast" || true'),
    makeRoom: () => shell('rm "$0/ballast"'),
    close: async (): Promise<void> => {
      const ended = once(holder, 'exit');
      holder.stdin.end();
      await ended;
    },
  };
};
