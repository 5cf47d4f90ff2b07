import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { orDiskFull } from '../disk-full.ts';
import { browserRoomBytes } from './browser-folder.ts';

/** Paths of the unpacked browser and of the folder with its libraries. */
export type UnpackedChromium = { executablePath: string; libraries: string };

const packageFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');

/** The packed browser: a program for Linux on x64. Empty where the package is not installed. */
export const npmChromiumArchive = (): string => {
  try {
    return join(packageFolder(), 'bin', 'chromium.br');
  } catch {
    return '';
  }
};

const inflate = (archive: string, target: string): Promise<void> =>
  pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(target, { mode: 0o755 }));

const unpackTar = async (archive: string, target: string): Promise<void> => {
  await mkdir(target);
  const tar = `${target}.tar`;
  // Unpacked through a file: tar stops at the archive's last entry, and a pipe would break on the bytes after it.
  await inflate(archive, tar);
  await promisify(execFile)('tar', ['-x', '-f', tar, '-C', target]);
  await rm(tar);
};

/**
 * The browser from npm (`@sparticuz/chromium`) with the libraries that a bare machine lacks. Unpacked here, because
 * the package reuses any file of that name in the temporary folder. Done once per version; of two processes that
 * unpack at once, the first to finish wins.
 * @param packageDir folder of the package
 */
export const unpackNpmChromium = async (
  cacheDir: string,
  packageDir = packageFolder(),
): Promise<UnpackedChromium> => {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const ready = join(cacheDir, `chromium-${version}`);
  const found = { executablePath: join(ready, 'chromium'), libraries: join(ready, 'lib', 'lib') };
  const isReady = async () =>
    await access(ready).then(
      () => true,
      () => false,
    );
  if (await isReady()) return found;
  const half = `${ready}.${randomBytes(6).toString('hex')}`;
  await mkdir(half, { recursive: true });
  try {
    await inflate(join(packageDir, 'bin', 'chromium.br'), join(half, 'chromium'));
    await unpackTar(join(packageDir, 'bin', 'al2023.tar.br'), join(half, 'lib'));
    await rename(half, ready);
  } catch (error) {
    if (!(await isReady())) throw await orDiskFull(error, cacheDir, browserRoomBytes);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return found;
};
