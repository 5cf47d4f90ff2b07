import { access } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import {
  findChromium,
  type FindChromiumOptions,
  type FoundChromium,
} from '#platform/browser/find-chromium.ts';

/** Names that stay on this machine; every other name is answered as unknown by the browser itself. */
const closedNames =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';

/** The browser without the fonts of this machine: pages and documents come out as where none is installed. */
export const findWithoutFonts = (options: FindChromiumOptions = {}): Promise<FoundChromium> =>
  findChromium({ chromiumPath: process.env['CHROMIUM_PATH'], fontFolders: [], ...options });

const debianChromium = '/usr/bin/chromium';

/** The browsers of this machine that documents may be printed by: the one from npm, and an installed one. */
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

/** The tests' browser: the same program that prints the documents, shut off from the outside. The caller closes it. */
export const openBrowser = async (): Promise<Browser> => {
  const { executablePath, args, env, folder } = await findWithoutFonts();
  const browser = await chromium.launch({ executablePath, args: [...args, closedNames], env });
  browser.once('disconnected', () => void folder.remove().catch(() => undefined));
  return browser;
};
