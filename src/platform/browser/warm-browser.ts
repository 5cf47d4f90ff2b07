import { dirname } from 'node:path';
import type { Browser } from 'puppeteer';
import { DiskFull, orDiskFull } from '../disk-full.ts';
import { workLimits } from '../work-limits.ts';
import { browserRoomBytes, type BrowserFolder } from './browser-folder.ts';
import type { FoundChromium } from './find-chromium.ts';
import type { PrinterHealth } from './html-printer.ts';
import { launchBrowser } from './launch-browser.ts';
import { DocumentsAway } from '#kernel/print-failures.ts';
import { sharedMemoryOf } from './shared-memory.ts';
import { WarmPage } from './warm-page.ts';

/** Milliseconds after a failed start during which health checks do not try again. */
const triedAgainAfterMs = 10_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Failure = Readonly<{ reason: string; since: Date; triedAt: number }>;

/** One browser for the life of the server: started when first needed, and again after it has died. */
export class WarmBrowser {
  readonly #find: () => Promise<FoundChromium>;
  readonly #onAway: (reason: unknown) => void;
  readonly #startMs: readonly number[];
  #running: Promise<Browser> | undefined;
  /** Set once `#running` has resolved. */
  #started: Browser | undefined;
  #failure: Failure | undefined;
  #idle: WarmPage[] = [];
  /** On the disks of the last browser's files and shared memory. */
  #folders: readonly string[] = [];
  readonly #removals = new Set<Promise<void>>();
  #isClosed = false;

  /** @param onAway called at the first of several consecutive start failures */
  constructor({
    find,
    onUnavailable = () => undefined,
    startMs = workLimits.browser.startMs,
  }: Readonly<{
    find: () => Promise<FoundChromium>;
    onUnavailable?: (reason: unknown) => void;
    /** Milliseconds of each try to start. */
    startMs?: readonly number[];
  }>) {
    this.#find = find;
    this.#startMs = startMs;
    this.#onAway = onUnavailable;
  }

  /**
   * A page that no other print uses, reused or new.
   * @throws DocumentsAway when the browser cannot be started
   */
  async takePage(): Promise<WarmPage> {
    const browser = await this.#browser();
    const used = this.#idle.pop();
    if (used?.page.browser().connected === true) return used;
    try {
      return await WarmPage.open(browser);
    } catch (error) {
      this.#abandon(browser);
      throw error;
    }
  }

  givePage(warm: WarmPage): void {
    const { page } = warm;
    const isFit = !warm.isUsedUp && !page.isClosed() && page.browser().connected;
    if (this.#isClosed || !isFit) return this.dropPage(warm);
    page.removeAllListeners('error');
    this.#idle.push(warm);
  }

  /** Discards a page that may have hung or crashed. */
  dropPage({ page }: WarmPage): void {
    page.close().catch(() => undefined);
  }

  /** @returns DiskFull with the error as its cause when a disk of the browser has no room, otherwise the error itself */
  async reasonOf(error: unknown): Promise<unknown> {
    let reason = error;
    for (const folder of this.#folders) reason = await orDiskFull(reason, folder, browserRoomBytes);
    return reason;
  }

  /** Returns the known health at once, and starts the browser in the background when none runs. */
  health(): PrinterHealth {
    const failure = this.#failure;
    if (this.#started?.connected === true) return { state: 'ready' };
    const isDue = failure === undefined || performance.now() - failure.triedAt >= triedAgainAfterMs;
    if (isDue && !this.#isClosed) this.#browser().catch(() => undefined);
    return failure === undefined
      ? { state: 'starting' }
      : { state: 'away', reason: failure.reason, since: failure.since };
  }

  /** Resolves when the browser has ended and its folder is removed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const browser = await this.#running?.catch(() => undefined);
    await browser?.close();
    await Promise.all(this.#removals);
  }

  async #browser(): Promise<Browser> {
    if (this.#isClosed) throw new Error('the browser is closed');
    this.#running ??= this.#start();
    return this.#running;
  }

  /** The next page comes from a new browser. */
  #abandon(browser: Browser): void {
    browser.process()?.kill('SIGKILL');
    if (this.#started === browser) this.#forget();
  }

  #forget(): void {
    this.#running = undefined;
    this.#started = undefined;
    this.#idle = [];
  }

  async #start(): Promise<Browser> {
    try {
      const { browser, found } = await this.#launch();
      this.#failure = undefined;
      this.#started = browser;
      this.#watch(browser, found.folder);
      return browser;
    } catch (error) {
      if (this.#failure === undefined) this.#onAway(error);
      const since = this.#failure?.since ?? new Date();
      this.#failure = { reason: reasonOf(error), since, triedAt: performance.now() };
      this.#running = undefined;
      throw new DocumentsAway(error);
    }
  }

  /** A browser that a loaded machine ends or delays is started again, with more time. */
  async #launch(): Promise<Readonly<{ browser: Browser; found: FoundChromium }>> {
    let last: unknown;
    for (const limitMs of this.#startMs) {
      const found = await this.#find();
      const shared = sharedMemoryOf(found.args);
      this.#folders = [dirname(found.folder.path), ...(shared === undefined ? [] : [shared])];
      try {
        return { browser: await launchBrowser(found, limitMs), found };
      } catch (error) {
        last = await this.reasonOf(error);
        // Another try needs the same room.
        if (last instanceof DiskFull) break;
      }
    }
    throw last;
  }

  #watch(browser: Browser, folder: BrowserFolder): void {
    const child = browser.process();
    const ended = (): void => {
      if (this.#started === browser) this.#forget();
    };
    browser.once('disconnected', ended);
    const exited = (): void => {
      ended();
      const removal = folder.remove().catch(() => undefined);
      this.#removals.add(removal);
      void removal.then(() => this.#removals.delete(removal));
    };
    // The process may have exited already.
    if (child === null || child.exitCode !== null || child.signalCode !== null) exited();
    else child.once('exit', exited);
    if (!browser.connected) ended();
  }
}
