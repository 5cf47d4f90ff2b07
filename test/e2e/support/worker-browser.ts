import type { Browser } from 'playwright';

let current: Browser | undefined;
/** Scripts outside of vitest set theirs, too. */
export const setWorkerBrowser = (browser: Browser): void => {
  current = browser;
};

/** One browser per worker; each visitor has a context of its own. @throws Error before a browser is set */
export const workerBrowser = (): Browser => {
  if (!current) throw new Error('The browser of the worker is not open.');
  return current;
};
