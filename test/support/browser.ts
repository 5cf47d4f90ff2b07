import { access } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import {
  findChromium,
  type FindChromiumOptions,
  type FoundChromium,
} from '#platform/browser/find-chromium.ts';

/** Host names of this machine; the browser resolves every other name as unknown. */
const closedNames =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';

/**
 * The browser from npm without this machine's fonts: pages and documents look as where none is installed, and each
 * machine tests the same browser. An installed desktop browser takes half as much processor time again.
 */
export const findWithoutFonts = (options: FindChromiumOptions = {}): Promise<FoundChromium> =>
  findChromium({ chromiumPath: process.env['CHROMIUM_PATH'], installed: [], fontFolders: [], ...options });

const debianChromium = '/usr/bin/chromium';

/** The browsers of this machine that may print documents: the one from npm, and an installed one. */
export const browsersHere = async (): Promise<Readonly<{ name: string; options: FindChromiumOptions }>[]> => {
  const isInstalled = await access(debianChromium).then(
    () => true,
    () => false,
  );
  return [
    { name: 'the Chromium from npm', options: { chromiumPath: undefined, installed: [] } },
    ...(isInstalled ? [{ name: 'Debian’s Chromium', options: { chromiumPath: debianChromium } }] : []),
  ];
};

/** The tests' browser: the same program that prints documents, without network access. The caller closes it. */
export const openBrowser = async (): Promise<Browser> => {
  const { executablePath, args, env, folder } = await findWithoutFonts();
  const browser = await chromium.launch({ executablePath, args: [...args, closedNames], env });
  browser.once('disconnected', () => void folder.remove().catch(() => undefined));
  return browser;
};
