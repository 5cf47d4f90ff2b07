import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { servedMark } from '#web/public/head/served-mark.ts';
import { isForOneVisitor } from './one-visitor.ts';

type Lent = Readonly<{
  page: Page;
  /** Leaves nothing of the visitor but the browser's cache; a page that cannot be emptied is closed. */
  giveBack: () => Promise<void>;
}>;
type Lendable = Readonly<{ page: Page; devTools: CDPSession; options: BrowserContextOptions }>;

/** Pages that no visitor has, by browser and the options of their context. */
const free = new WeakMap<Browser, Map<string, Lendable[]>>();

const freeOf = (browser: Browser, options: BrowserContextOptions): Lendable[] => {
  const all = free.get(browser) ?? new Map<string, Lendable[]>();
  free.set(browser, all);
  const key = JSON.stringify(options);
  const pages = all.get(key) ?? [];
  all.set(key, pages);
  return pages;
};

/** A test is faster than a person: what it presses before the script has run has no effect. */
const waitForHydration = (page: Page): Promise<void> =>
  // The page waits until what the locator finds is gone, before each action.
  page.addLocatorHandler(page.locator(`#root[${servedMark}]`), async () => {});

const openPage = async (browser: Browser, options: BrowserContextOptions): Promise<Lendable> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  if (options.javaScriptEnabled !== false) await waitForHydration(page);
  return { page, devTools, options };
};

const events = ['console', 'dialog', 'download', 'load', 'pageerror', 'popup'] as const;
const ofRequests = ['request', 'requestfailed', 'requestfinished', 'response'] as const;

/** All that scripts can store. The type `all` would empty the cache of HTTP, too. */
const stored = 'cache_storage,file_systems,indexeddb,local_storage,service_workers,storage_buckets';

const forgetStored = async ({ page, devTools }: Lendable, origins: readonly string[]): Promise<void> => {
  await page.context().clearCookies();
  await page.context().clearPermissions();
  for (const origin of origins)
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: stored });
};

/** Leaves the application for a file without scripts. A page with something unsaved asks first. */
const leaveApplication = async (page: Page, origin: string): Promise<void> => {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`${origin}/robots.txt`);
  page.removeAllListeners('dialog');
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
};

const empty = async (lent: Lendable, origins: readonly string[]): Promise<void> => {
  const { options, page } = lent;
  const context = page.context();
  for (const event of events) page.removeAllListeners(event);
  for (const event of ofRequests) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await leaveApplication(page, origins[0]!);
  await forgetStored(lent, origins);
  await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' });
  await page.setViewportSize(options.viewport!);
  await page.mouse.move(0, 0);
};

/**
 * Lends a page whose context has no session and nothing stored. The scripts that one visitor has loaded are in the memory
 * of the page for the next one: reading them is more than half of the processor time of a first load.
 * @param origins all where the visitor can store something; the first serves Plateno
 */
export const lendPage = async (
  browser: Browser,
  options: BrowserContextOptions,
  origins: readonly string[],
): Promise<Lent> => {
  const pages = freeOf(browser, options);
  const lent = pages.pop() ?? (await openPage(browser, options));
  const { page } = lent;
  let isLent = true;
  const giveBack = async (): Promise<void> => {
    if (!isLent) return;
    isLent = false;
    if (isForOneVisitor(page)) return page.context().close();
    await empty(lent, origins).then(
      () => void pages.push(lent),
      () => page.context().close(),
    );
  };
  return { page, giveBack };
};
