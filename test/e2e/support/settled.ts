import type { Page } from 'playwright';
import { expect } from 'vitest';
import { loadingParts } from './loading-parts.ts';

/** Waits until the page loads nothing; a page that loads has a heading, too. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  const waiting = page.locator(loadingParts);
  await expect.poll(() => waiting.count()).toBe(0);
};
