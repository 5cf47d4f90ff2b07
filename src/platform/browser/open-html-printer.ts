import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ChromiumHtmlPrinter } from './chromium-html-printer.ts';
import { findChromium } from './find-chromium.ts';
import type { HtmlPrinter } from './html-printer.ts';
import { RememberingHtmlPrinter } from './remembering-html-printer.ts';
import { WarmBrowser } from './warm-browser.ts';

/** The installation's printer; nothing starts before the first document. The caller closes it. */
export const openHtmlPrinter = ({
  chromiumPath,
  dataDir,
}: Pick<Config, 'chromiumPath' | 'dataDir'>): HtmlPrinter => {
  const cacheDir = join(dataDir, 'cache', 'chromium');
  const browser = new WarmBrowser({ find: () => findChromium({ chromiumPath, cacheDir }) });
  return new RememberingHtmlPrinter(new ChromiumHtmlPrinter({ browser }));
};
