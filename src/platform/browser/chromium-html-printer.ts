import type { Page } from 'puppeteer';
import { machineFontFolders } from './document-fonts.ts';
import { readFontCoverage, type FontCoverage } from './font-coverage.ts';
import { isDoubtful, printableText } from './unprintable-characters.ts';
import { DiskFull } from '../disk-full.ts';
import { FairQueue } from '../fair-share/fair-queue.ts';
import { workLimits } from '../work-limits.ts';
import type { Arrangement, HtmlPrinter, PdfFacts, PrinterHealth, PrintTurn } from './html-printer.ts';
import { DocumentsAway, PrintFailed, PrintQueueFull } from '#kernel/print-failures.ts';
import { settledPdf } from './settled-pdf.ts';
import type { WarmBrowser } from './warm-browser.ts';
import type { WarmPage } from './warm-page.ts';

type Deps = Readonly<{
  browser: WarmBrowser;
  /** Where the browser finds fonts beside the product's own; those of the machine unless given. */
  fontFolders?: readonly string[];
  /** Milliseconds a document waits for its turn; those of the work limits unless given. */
  waitMs?: number;
  /** Milliseconds of the first try and of the second. */
  tryMs?: readonly [number, number];
  /** Milliseconds of a page that is known to be printable. */
  controlMs?: number;
}>;

const { tryMs: defaultTryMs, controlMs: defaultControlMs, ...queueLimits } = workLimits.print;
const controlPage = '<!doctype html><title>.</title><p>.</p>';

class PrintTimedOut extends Error {
  constructor(timeoutMs: number) {
    super(`the document was not printed within ${timeoutMs} ms`);
    this.name = 'PrintTimedOut';
  }
}

/** The browser died during a print. */
class BrowserDied extends Error {
  override readonly name = 'BrowserDied';
}

/** Rejects when the page's process dies; without it, pending calls wait until their timeout. */
const crashOf = (page: Page): Promise<never> =>
  new Promise((_, reject) => page.once('error', (error) => reject(error)));

const deadline = (timeoutMs: number): Readonly<{ passed: Promise<never>; clear(): void }> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PrintTimedOut(timeoutMs)), timeoutMs);
  return { passed: promise, clear: () => clearTimeout(timer) };
};

/**
 * Prints on the pages of one warm browser; a print that fails or hangs is retried once on a new page. When that fails,
 * too, the room on the browser's disks and a page of one letter show whether the document is wrong, or the machine is full
 * or late.
 */
export class ChromiumHtmlPrinter implements HtmlPrinter {
  readonly #browser: WarmBrowser;
  readonly #tryMs: readonly [number, number];
  readonly #controlMs: number;
  readonly #queue: FairQueue;
  readonly #fontFolders: readonly string[];
  /** Read with the first document that needs it. */
  #coverage: Promise<FontCoverage> | undefined;

  constructor({
    browser,
    tryMs = defaultTryMs,
    controlMs = defaultControlMs,
    waitMs = queueLimits.waitMs,
    fontFolders = machineFontFolders,
  }: Deps) {
    this.#fontFolders = fontFolders;
    this.#browser = browser;
    this.#tryMs = tryMs;
    this.#controlMs = controlMs;
    const refuse = () => new PrintQueueFull(this.expectedSeconds());
    this.#queue = new FairQueue({ ...queueLimits, waitMs, refuse });
  }

  async print(
    html: string,
    facts: PdfFacts,
    arrange?: Arrangement,
    { key, signal }: PrintTurn = { key: '' },
  ): Promise<Uint8Array> {
    const shown = await this.#printable(html);
    const work = async (page: WarmPage): Promise<Uint8Array> => {
      await page.show(shown);
      // Inserts into the shown page: loading it again costs up to a third of its print.
      if (arrange !== undefined) await page.insert(arrange(await page.measure()));
      // Refuses half a file, which is tried again.
      return settledPdf(await page.print(), facts);
    };
    return this.#queue.run(key, () => this.#twice(work), signal);
  }

  health(): PrinterHealth {
    return this.#browser.health();
  }

  expectedSeconds(): number {
    return this.#queue.expectedMs / 1_000;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  async #printable(html: string): Promise<string> {
    if (!isDoubtful(html)) return html;
    return printableText(html, await (this.#coverage ??= readFontCoverage(this.#fontFolders)));
  }

  async #twice<T>(work: (page: WarmPage) => Promise<T>): Promise<T> {
    try {
      return await this.#once(work, this.#tryMs[0]);
    } catch (error) {
      if (error instanceof DocumentsAway) throw error;
    }
    try {
      return await this.#once(work, this.#tryMs[1]);
    } catch (error) {
      if (error instanceof DocumentsAway) throw error;
      const reason = await this.#browser.reasonOf(error);
      if (error instanceof BrowserDied || reason instanceof DiskFull) throw new DocumentsAway(reason);
      await this.#mustPrintAtAll();
      throw new PrintFailed(error);
    }
  }

  /**
   * Prints a page that is known to be printable.
   * @throws DocumentsAway, PrintQueueFull when it cannot be printed in time
   */
  async #mustPrintAtAll(): Promise<void> {
    try {
      await this.#once(async (page) => {
        await page.show(controlPage);
        return page.print();
      }, this.#controlMs);
    } catch (error) {
      if (error instanceof PrintTimedOut) throw new PrintQueueFull(this.expectedSeconds());
      throw error instanceof DocumentsAway ? error : new DocumentsAway(error);
    }
  }

  async #once<T>(work: (page: WarmPage) => Promise<T>, timeoutMs: number): Promise<T> {
    const warm = await this.#browser.takePage();
    const limit = deadline(timeoutMs);
    try {
      const result = await Promise.race([work(warm), crashOf(warm.page), limit.passed]);
      this.#browser.givePage(warm);
      return result;
    } catch (error) {
      this.#browser.dropPage(warm);
      throw warm.page.browser().connected ? error : new BrowserDied('the browser died', { cause: error });
    } finally {
      limit.clear();
    }
  }
}
