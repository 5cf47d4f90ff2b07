import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackNpmChromium } from './npm-chromium.ts';

/** What a launcher needs, puppeteer and playwright alike: all three fields as they are. */
export type FoundChromium = { executablePath: string; args: string[]; env: Record<string, string> };

export type FindChromiumOptions = {
  /** CHROMIUM_PATH: taken when given, and it must be there. */
  chromiumPath?: string | undefined;
  /** Where the browser from npm is unpacked, and where every browser keeps its own files. */
  cacheDir?: string;
};

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const closedNetwork = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const isProgram = async (path: string): Promise<boolean> =>
  await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

const firstInstalled = async (): Promise<string | undefined> => {
  for (const path of installed) if (await isProgram(path)) return path;
  return undefined;
};

/** Root never has a sandbox, and neither has a container that forbids user namespaces: without the flag no browser starts there. */
const hasSandbox = async (): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  if (process.getuid?.() === 0) return false;
  return await promisify(execFile)('unshare', ['--user', '--map-root-user', 'true']).then(
    () => true,
    () => false,
  );
};

/** Only what a browser needs: the server's secrets stay out of it. */
const environment = async (cacheDir: string): Promise<Record<string, string>> => {
  const home = join(cacheDir, 'home');
  await mkdir(home, { recursive: true });
  return { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: home, LANG: 'C.UTF-8' };
};

/**
 * Finds the one browser that prints documents and walks the tests: CHROMIUM_PATH, else an installed Chromium or
 * Chrome, else the one from npm. The last finds no font on a bare machine: pages and documents embed theirs.
 *
 * @throws Error when CHROMIUM_PATH names no program, or when there is none for this kind of machine.
 */
export const findChromium = async (options: FindChromiumOptions = {}): Promise<FoundChromium> => {
  const { chromiumPath, cacheDir = join(tmpdir(), `plateno-chromium-${process.getuid?.() ?? 0}`) } = options;
  if (chromiumPath && !(await isProgram(chromiumPath))) throw new Error(`CHROMIUM_PATH: ${chromiumPath}`);
  const args = [...closedNetwork, ...((await hasSandbox()) ? [] : ['--no-sandbox'])];
  const env = await environment(cacheDir);
  const executablePath = chromiumPath || (await firstInstalled());
  if (executablePath) return { executablePath, args, env };
  const unpacked = await unpackNpmChromium(cacheDir);
  return {
    executablePath: unpacked.executablePath,
    args,
    env: { ...env, LD_LIBRARY_PATH: unpacked.libraries },
  };
};
