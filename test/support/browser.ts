import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { findChromium } from '#platform/browser/find-chromium.ts';

/** Names that stay on this machine; every other name is answered as unknown by the browser itself. */
const closedNames =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]';

/** The tests' browser: the same program that prints the documents, shut off from the outside. The caller closes it. */
export const openBrowser = async (): Promise<Browser> => {
  const { executablePath, args, env } = await findChromium({ chromiumPath: process.env['CHROMIUM_PATH'] });
  return await chromium.launch({ executablePath, args: [...args, closedNames], env });
};
