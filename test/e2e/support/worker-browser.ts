import type { Browser } from 'playwright';
import { test } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';

/** One browser a worker; each visitor has a context of its own in it. */
// oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern what a fixture needs
export const withBrowser = test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const browser = await openBrowser();
  onCleanup(() => browser.close());
  return browser;
});

let current: Browser | undefined;
export const setWorkerBrowser = (browser: Browser): void => {
  current = browser;
};

/** @throws Error outside a test file of the project, whose setup opens it */
export const workerBrowser = (): Browser => {
  if (!current) throw new Error('The browser of the worker is not open.');
  return current;
};
