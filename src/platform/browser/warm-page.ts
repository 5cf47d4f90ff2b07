import type { Browser, CDPSession, HTTPRequest, Page } from 'puppeteer';
import { documentFonts, type DocumentFont } from './document-fonts.ts';
import type { Insertion } from './html-printer.ts';

/** To "no content" a page that would go elsewhere stays where it is; an aborted one would show an error instead. */
const answer = (request: HTTPRequest): Promise<void> => {
  if (request.url().startsWith('data:')) return request.continue();
  return request.isNavigationRequest() ? request.respond({ status: 204 }) : request.abort();
};

/** A page is made of what it is given: no script, no network, no file (security, PDF). */
const closeOff = async (page: Page): Promise<void> => {
  await page.setJavaScriptEnabled(false);
  await page.setOfflineMode(true);
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    // A request that ends by itself meanwhile is none of our business.
    answer(request).catch(() => undefined);
  });
};

/** They outlive every document that the page shows. By our own expression, which runs where scripts of pages do not. */
const addFonts = async (page: Page, fonts: readonly DocumentFont[]): Promise<void> => {
  await page.evaluate(`(async () => {
    for (const { family, source, weight } of ${JSON.stringify(fonts)}) {
      const font = new FontFace(family, source, { weight });
      document.fonts.add(await font.load());
    }
  })()`);
};

/** Nobody looks at it: a page that is out of sight is laid out and printed, but not drawn with every document. */
const hide = async (session: CDPSession): Promise<void> => {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } });
};

/** What is never drawn is not let go of either: some 170 KiB for each document that the page has shown. */
const documentsUntilDrawn = 50;
const onePixel = { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } } as const;

/** A4 in inches; the margins are the document's own. */
const paper = {
  paperWidth: 210 / 25.4,
  paperHeight: 297 / 25.4,
  marginTop: 0,
  marginBottom: 0,
  marginLeft: 0,
  marginRight: 0,
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: true,
  transferMode: 'ReturnAsBase64',
} as const;

const measured = `document.querySelectorAll('[data-measured]')`;
const heights = `Array.from(${measured}, (part) => part.getBoundingClientRect().height)`;

let fonts: readonly DocumentFont[] | undefined;

/**
 * A page that shows one document after the other and keeps its fonts. Spoken to in the browser's own protocol: the
 * library's calls for the same take twice as many messages, and as long as the print itself.
 */
export class WarmPage {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #frameId: string;
  #shown = 0;

  private constructor(page: Page, session: CDPSession, frameId: string) {
    this.page = page;
    this.#session = session;
    this.#frameId = frameId;
  }

  static async open(browser: Browser): Promise<WarmPage> {
    const page = await browser.newPage();
    await closeOff(page);
    await addFonts(page, (fonts ??= documentFonts()));
    const session = await page.createCDPSession();
    await session.send('Page.enable');
    await hide(session);
    const { frameTree } = await session.send('Page.getFrameTree');
    return new WarmPage(page, session, frameTree.frame.id);
  }

  /** Until its pictures have come, too. */
  async show(html: string): Promise<void> {
    this.#shown += 1;
    if (this.#shown % documentsUntilDrawn === 0) await this.#session.send('Page.captureScreenshot', onePixel);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#session.once('Page.loadEventFired', () => resolve());
    await this.#session.send('Page.setDocumentContent', { frameId: this.#frameId, html });
    await promise;
  }

  /** Heights in CSS pixels of the elements with `data-measured`. */
  async measure(): Promise<readonly number[]> {
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: heights,
      returnByValue: true,
    });
    return result.value as readonly number[];
  }

  async insert(insertions: readonly Insertion[]): Promise<void> {
    if (insertions.length === 0) return;
    await this.#session.send('Runtime.evaluate', {
      expression: `((parts) => {
        for (const { before, html } of ${JSON.stringify(insertions)}) parts[before].insertAdjacentHTML('beforebegin', html);
      })(${measured})`,
    });
  }

  async print(): Promise<Uint8Array> {
    const { data } = await this.#session.send('Page.printToPDF', paper);
    return Buffer.from(data, 'base64');
  }
}
