import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer';
import type { FoundChromium } from './find-chromium.ts';

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

const launch = async (find: () => Promise<FoundChromium>): Promise<Browser> => {
  const { executablePath, args, env } = await find();
  return puppeteer.launch({
    executablePath,
    args,
    // Its own environment only: the server's holds secrets.
    env,
    headless: 'shell',
    // By pipe the browser ends with us, even when we are killed; and no port stands open.
    pipe: true,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
};

/** One browser for as long as the server lives: started when first needed, and again after it has died. */
export class WarmBrowser {
  readonly #find: () => Promise<FoundChromium>;
  #running: Promise<Browser> | undefined;
  #idle: Page[] = [];
  #isClosed = false;

  constructor({ find }: Readonly<{ find: () => Promise<FoundChromium> }>) {
    this.#find = find;
  }

  /** A page that nobody else uses, used before or new. */
  async takePage(): Promise<Page> {
    const browser = await this.#browser();
    const used = this.#idle.pop();
    if (used?.browser().connected === true) return used;
    const page = await browser.newPage();
    await closeOff(page);
    return page;
  }

  givePage(page: Page): void {
    if (this.#isClosed || page.isClosed() || !page.browser().connected) return this.dropPage(page);
    page.removeAllListeners('error');
    this.#idle.push(page);
  }

  /** For a page that may have hung or crashed. */
  dropPage(page: Page): void {
    page.close().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const browser = await this.#running?.catch(() => undefined);
    await browser?.close();
  }

  #browser(): Promise<Browser> {
    if (this.#isClosed) throw new Error('the browser is closed');
    this.#running ??= this.#start();
    return this.#running;
  }

  #start(): Promise<Browser> {
    const starting = launch(this.#find);
    const forget = (): void => {
      if (this.#running !== starting) return;
      this.#running = undefined;
      this.#idle = [];
    };
    starting.then((browser) => browser.once('disconnected', forget), forget);
    return starting;
  }
}
