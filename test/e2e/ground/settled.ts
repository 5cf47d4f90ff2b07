import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Nothing is on its way any more. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  const waiting = page.locator('[aria-busy=true], [class*=skeleton], [class*=loading]');
  await expect.poll(() => waiting.count()).toBe(0);
};
