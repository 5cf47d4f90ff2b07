import type { Page } from 'puppeteer';
import { Slots } from './slots.ts';
import type { Arrangement, HtmlPrinter, PdfFacts } from './html-printer.ts';
import { settledPdf } from './settled-pdf.ts';
import type { WarmBrowser } from './warm-browser.ts';
import type { WarmPage } from './warm-page.ts';

type Deps = Readonly<{ browser: WarmBrowser; timeoutMs?: number }>;

/** Two pages at once (performance, PDF): more only make each other late. */
const pagesAtOnce = 2;

class PrintTimedOut extends Error {
  constructor(timeoutMs: number) {
    super(`the document was not printed within ${timeoutMs} ms`);
    this.name = 'PrintTimedOut';
  }
}

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

  async print(html: string, facts: PdfFacts, arrange?: Arrangement): Promise<Uint8Array> {
    const pdf = await this.#twice(async (page) => {
      await page.show(html);
      // On the page that is shown already: showing it anew would cost as much as a third of its print.
      if (arrange !== undefined) await page.insert(arrange(await page.measure()));
      return page.print();
    });
    return settledPdf(pdf, facts);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  #twice<T>(work: (page: WarmPage) => Promise<T>): Promise<T> {
    return this.#slots.use(async () => {
      try {
        return await this.#once(work);
      } catch (error) {
        // What took too long once would do so again; the caller has waited enough.
        if (error instanceof PrintTimedOut) throw error;
        return this.#once(work);
      }
    });
  }

  async #once<T>(work: (page: WarmPage) => Promise<T>): Promise<T> {
    const warm = await this.#browser.takePage();
    const limit = deadline(this.#timeoutMs);
    try {
      const result = await Promise.race([work(warm), crashOf(warm.page), limit.passed]);
      this.#browser.givePage(warm);
      return result;
    } catch (error) {
      this.#browser.dropPage(warm);
      throw error;
    } finally {
      limit.clear();
    }
  }
}
