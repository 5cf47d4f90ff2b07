import type { Page } from 'puppeteer';
import { Slots } from './slots.ts';
import type { HtmlPrinter } from './html-printer.ts';
import type { WarmBrowser } from './warm-browser.ts';

type Deps = Readonly<{ browser: WarmBrowser; timeoutMs?: number }>;

/** Two pages at once (performance, PDF): more only make each other late. */
const pagesAtOnce = 2;

class PrintTimedOut extends Error {
  constructor(timeoutMs: number) {
    super(`the document was not printed within ${timeoutMs} ms`);
    this.name = 'PrintTimedOut';
  }
}

/** The library's own limits come later than ours, so that there is one error for "too long". */
const printOn = async (page: Page, html: string, limitMs: number): Promise<Uint8Array> => {
  const timeout = 2 * limitMs;
  await page.setContent(html, { waitUntil: 'load', timeout });
  return page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true, timeout });
};

/** Rejects when the page's process dies: calls that wait for its answer would wait for ever. */
const crashOf = (page: Page): Promise<never> =>
  new Promise((_, reject) => page.once('error', (error) => reject(error)));

const deadline = (timeoutMs: number): Readonly<{ passed: Promise<never>; clear(): void }> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PrintTimedOut(timeoutMs)), timeoutMs);
  return { passed: promise, clear: () => clearTimeout(timer) };
};

/** Prints on the pages of one warm browser; one that dies is replaced, and the document printed once more. */
export class ChromiumHtmlPrinter implements HtmlPrinter {
  readonly #browser: WarmBrowser;
  readonly #timeoutMs: number;
  readonly #slots = new Slots(pagesAtOnce);

  constructor({ browser, timeoutMs = 10_000 }: Deps) {
    this.#browser = browser;
    this.#timeoutMs = timeoutMs;
  }

  async print(html: string): Promise<Uint8Array> {
    return this.#slots.use(async () => {
      try {
        return await this.#printOnce(html);
      } catch (error) {
        // What took too long once would do so again; the caller has waited enough.
        if (error instanceof PrintTimedOut) throw error;
        return this.#printOnce(html);
      }
    });
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  async #printOnce(html: string): Promise<Uint8Array> {
    const page = await this.#browser.takePage();
    const limit = deadline(this.#timeoutMs);
    try {
      const pdf = await Promise.race([printOn(page, html, this.#timeoutMs), crashOf(page), limit.passed]);
      this.#browser.givePage(page);
      return pdf;
    } catch (error) {
      this.#browser.dropPage(page);
      throw error;
    } finally {
      limit.clear();
    }
  }
}
