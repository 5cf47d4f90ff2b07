import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits until the page loads nothing. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  const ofPortal = '[class*=skeleton], [class*=loading]:not([class*=Mui])';
  const ofBackOffice = '.MuiSkeleton-root, [role=progressbar]';
  const waiting = page.locator(`[aria-busy=true], ${ofPortal}, ${ofBackOffice}`);
  await expect.poll(() => waiting.count()).toBe(0);
};
