import type { Browser } from 'puppeteer';
import type { FoundChromium } from './find-chromium.ts';
import { WarmPage } from './warm-page.ts';

/** A browser that was killed in the wrong moment may leave its questions without an answer for ever. */
const deafAfterMs = 12_000;

const withinReason = async <T>(work: Promise<T>): Promise<T> => {
  const { promise: isDeaf, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the browser does not answer')), deafAfterMs);
  try {
    return await Promise.race([work, isDeaf]);
  } finally {
    clearTimeout(timer);
  }
};

const launch = async (find: () => Promise<FoundChromium>): Promise<Browser> => {
  const { executablePath, args, env } = await find();
  // Whoever prints nothing, as most commands, does not load it.
  const { default: puppeteer } = await import('puppeteer');
  const launched = puppeteer.launch({
    executablePath,
    args,
    // Its own environment only: the server's holds secrets.
    env,
    headless: 'shell',
    // By pipe the browser ends with us, even when we are killed; and no port stands open.
    pipe: true,
    // Pages are opened by us; a browser that dies while its first one is awaited would be awaited on.
    waitForInitialPage: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return withinReason(launched);
};

/** One browser for as long as the server lives: started when first needed, and again after it has died. */
export class WarmBrowser {
  readonly #find: () => Promise<FoundChromium>;
  #running: Promise<Browser> | undefined;
  /** Once `#running` has come true. */
  #started: Browser | undefined;
  #idle: WarmPage[] = [];
  #isClosed = false;

  constructor({ find }: Readonly<{ find: () => Promise<FoundChromium> }>) {
    this.#find = find;
  }

  /** A page that nobody else uses, used before or new. */
  async takePage(): Promise<WarmPage> {
    const browser = await this.#browser();
    const used = this.#idle.pop();
    if (used?.page.browser().connected === true) return used;
    try {
      return await withinReason(WarmPage.open(browser));
    } catch (error) {
      this.#giveUp(browser);
      throw error;
    }
  }

  /** The next page is one of another browser. */
  #giveUp(browser: Browser): void {
    browser.process()?.kill('SIGKILL');
    if (this.#started !== browser) return;
    this.#running = undefined;
    this.#idle = [];
  }

  givePage(warm: WarmPage): void {
    const { page } = warm;
    if (this.#isClosed || page.isClosed() || !page.browser().connected) return this.dropPage(warm);
    page.removeAllListeners('error');
    this.#idle.push(warm);
  }

  /** For a page that may have hung or crashed. */
  dropPage({ page }: WarmPage): void {
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
    starting.then((browser) => {
      this.#started = browser;
      browser.once('disconnected', forget);
      browser.process()?.once('exit', forget);
      // It may have died before anybody listened.
      if (!browser.connected) forget();
    }, forget);
    return starting;
  }
}
