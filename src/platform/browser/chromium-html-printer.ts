import type { Page } from 'puppeteer';
import { Slots } from './slots.ts';
import type { HtmlPrinter, PdfFacts } from './html-printer.ts';
import { settledPdf } from './settled-pdf.ts';
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

/** By our own expression: what the page brings along runs no more than it does when it is printed. */
const heights = `Array.from(document.querySelectorAll('[data-measured]'), (part) => part.getBoundingClientRect().height)`;

const measureOn = async (page: Page, html: string, limitMs: number): Promise<readonly number[]> => {
  await page.setContent(html, { waitUntil: 'load', timeout: 2 * limitMs });
  return (await page.evaluate(heights)) as readonly number[];
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

  async print(html: string, facts: PdfFacts): Promise<Uint8Array> {
    return settledPdf(await this.#twice((page) => printOn(page, html, this.#timeoutMs)), facts);
  }

  measure(html: string): Promise<readonly number[]> {
    return this.#twice((page) => measureOn(page, html, this.#timeoutMs));
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  #twice<T>(work: (page: Page) => Promise<T>): Promise<T> {
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

  async #once<T>(work: (page: Page) => Promise<T>): Promise<T> {
    const page = await this.#browser.takePage();
    const limit = deadline(this.#timeoutMs);
    try {
      const result = await Promise.race([work(page), crashOf(page), limit.passed]);
      this.#browser.givePage(page);
      return result;
    } catch (error) {
      this.#browser.dropPage(page);
      throw error;
    } finally {
      limit.clear();
    }
  }
}
