import { test } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';

/** Setup files run again for each file: a fixture that is declared in one would be another for each file. */
// oxlint-disable-next-line no-empty-pattern -- vitest reads the needs of a fixture from the pattern
export const withBrowser = test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const browser = await openBrowser();
  onCleanup(() => browser.close());
  return browser;
});
