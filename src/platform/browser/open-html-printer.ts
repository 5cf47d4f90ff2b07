import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ChromiumHtmlPrinter } from './chromium-html-printer.ts';
import type { HtmlPrinter } from './html-printer.ts';
import { CachingHtmlPrinter } from './caching-html-printer.ts';
import { WarmBrowser } from './warm-browser.ts';

type Options = Readonly<{
  /** Fonts beside the product's own; the machine's font folders unless given. */
  fontFolders?: readonly string[];
  /** Called when the browser cannot be started, once per series of failures. */
  onUnavailable?: (reason: unknown) => void;
}>;

/** The printer of the installation; the browser starts with the first document or the first health check. */
export const openHtmlPrinter = (
  { chromiumPath, dataDir }: Pick<Config, 'chromiumPath' | 'dataDir'>,
  { fontFolders, onUnavailable }: Options = {},
): HtmlPrinter => {
  const cacheDir = join(dataDir, 'cache', 'chromium');
  const fonts = fontFolders === undefined ? {} : { fontFolders };
  const find = async () => {
    const { findChromium } = await import('./find-chromium.ts');
    return findChromium({ chromiumPath, cacheDir, ...fonts });
  };
  const browser = new WarmBrowser({ find, ...(onUnavailable === undefined ? {} : { onUnavailable }) });
  return new CachingHtmlPrinter(new ChromiumHtmlPrinter({ browser, ...fonts }));
};
