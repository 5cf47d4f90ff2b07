import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inNamespace } from './small-disk.ts';

/**
 * Runs a program whose temporary folder and whose output are on a disk of its own, full from its start. The disk exists as
 * long as the program.
 * @param size of the disk, such as `64m`
 */
export const startOnOwnDisk = async (size: string, command: readonly string[], env: NodeJS.ProcessEnv) => {
  const place = await mkdtemp(join(tmpdir(), 'plateno-own-'));
  const script =
    'mount -t tmpfs -o size="$0" tmpfs "$TMPDIR" && { cat /dev/zero > "$TMPDIR/ballast" || exec "$@" >> "$TMPDIR/log" 2>&1; }';
  const child = spawn(inNamespace[0]!, [...inNamespace.slice(1), 'sh', '-c', script, size, ...command], {
    env: { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', ...env, TMPDIR: place },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  /** The disk as seen from outside. */
  const disk = `/proc/${child.pid}/root${place}`;
  const ballast = join(disk, 'ballast');
  return {
    disk,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    fill: async (): Promise<void> => {
      for (const bytes of [1_048_576, 4_096, 1])
        for (let isFull = false; !isFull;)
          isFull = await appendFile(ballast, Buffer.alloc(bytes)).then(
            () => false,
            () => true,
          );
    },
    makeRoom: () => rm(ballast),
    /** Stops it by SIGTERM. @returns the exit code */
    terminate: async (): Promise<number | null> => {
      child.kill('SIGTERM');
      const [code] = await exited;
      await rm(place, { recursive: true });
      return code;
    },
  };
};
