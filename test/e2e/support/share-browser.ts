import { test } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';
import { setWorkerBrowser } from './worker-browser.ts';

// oxlint-disable-next-line no-empty-pattern -- vitest reads the needs of a fixture from the pattern
const withBrowser = test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const browser = await openBrowser();
  onCleanup(() => browser.close());
  return browser;
});

/** Hooks of a file cannot read a fixture of vitest: files call {@link workerBrowser}. */
withBrowser.beforeAll(({ browser }) => setWorkerBrowser(browser));
