import type { BrowserContext, Page } from 'playwright';

const own = new WeakSet<BrowserContext>();

/**
 * For a page that a test changes for good, by a clock, a script or a session of its tools: no other visitor gets it.
 * @returns the page
 */
export const forOneVisitor = (page: Page): Page => {
  own.add(page.context());
  return page;
};

export const isForOneVisitor = (page: Page): boolean => own.has(page.context());
