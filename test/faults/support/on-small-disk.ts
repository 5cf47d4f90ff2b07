import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inNamespace } from './small-disk.ts';

/**
 * Runs a shell script in which `$DISK` is a folder on a disk of its own, which exists as long as the script.
 * @param size of the disk, such as `64k`
 * @returns exit code and all output
 */
export const onSmallDisk = async (
  size: string,
  script: string,
  env: NodeJS.ProcessEnv,
): Promise<Readonly<{ code: number; said: string }>> => {
  const place = await mkdtemp(join(tmpdir(), 'plateno-full-'));
  const mounted = `mount -t tmpfs -o size=${size} tmpfs "$DISK" || exit 99\n${script}`;
  const args = [...inNamespace.slice(1), 'sh', '-c', mounted];
  const variables = { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', ...env, DISK: place };
  try {
    return await new Promise((resolve) => {
      execFile(inNamespace[0]!, args, { env: variables }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: `${stdout}${stderr}` }),
      );
    });
  } finally {
    await rm(place, { recursive: true });
  }
};
