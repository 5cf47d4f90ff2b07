import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { documentFonts, type DocumentFont } from './document-fonts.ts';
import type { Insertion } from './html-printer.ts';

/** On "no content" the page stays where it is; an aborted navigation would show an error page instead. */
const answer = (request: HTTPRequest): Promise<void> => {
  if (request.url().startsWith('data:')) return request.continue();
  return request.isNavigationRequest() ? request.respond({ status: 204 }) : request.abort();
};

/** Isolates the page: no script, no network, no file (security, PDF). */
const isolate = async (page: Page): Promise<void> => {
  await page.setJavaScriptEnabled(false);
  await page.setOfflineMode(true);
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    // The request may have ended meanwhile.
    answer(request).catch(() => undefined);
  });
};

/** Fonts survive every document that the page shows. The library's expressions run although page scripts are off. */
const addFonts = async (page: Page, fonts: readonly DocumentFont[]): Promise<void> => {
  await page.evaluate(`(async () => {
    for (const { family, source, weight } of ${JSON.stringify(fonts)}) {
      const font = new FontFace(family, source, { weight });
      document.fonts.add(await font.load());
    }
  })()`);
};

/** A page keeps about 0.2 MiB of every document it has shown; a new page is ready in a tenth of a second. */
const mostDocuments = 200;

/** The document sets its own margins. */
const paper = {
  width: '210mm',
  height: '297mm',
  margin: { top: 0, bottom: 0, left: 0, right: 0 },
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: false,
} as const;

const measured = `document.querySelectorAll('[data-measured]')`;
const heights = `Array.from(${measured}, (part) => part.getBoundingClientRect().height)`;

let fonts: readonly DocumentFont[] | undefined;

/** A page that shows one document after another and keeps its fonts. */
export class WarmPage {
  readonly page: Page;
  #shown = 0;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser): Promise<WarmPage> {
    const page = await browser.newPage();
    await isolate(page);
    await addFonts(page, (fonts ??= documentFonts()));
    return new WarmPage(page);
  }

  /** Whether the next document gets a new page. */
  get isUsedUp(): boolean {
    return this.#shown >= mostDocuments;
  }

  /** Resolves when its images are loaded, too. */
  async show(html: string): Promise<void> {
    this.#shown += 1;
    await this.page.setContent(html, { waitUntil: 'load' });
  }

  /** Heights in CSS pixels of the elements with `data-measured`. */
  async measure(): Promise<readonly number[]> {
    return (await this.page.evaluate(heights)) as readonly number[];
  }

  async insert(insertions: readonly Insertion[]): Promise<void> {
    if (insertions.length === 0) return;
    await this.page.evaluate(`((parts) => {
      for (const { before, html } of ${JSON.stringify(insertions)}) parts[before].insertAdjacentHTML('beforebegin', html);
    })(${measured})`);
  }

  async print(): Promise<Uint8Array> {
    return this.page.pdf(paper);
  }
}
