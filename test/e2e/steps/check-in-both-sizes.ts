import { isWholeMatrix } from '../support/matrix.ts';
import { desktop, phone, type Visitor } from '../support/visitor.ts';

/** Checks the screen on phone and desktop, in the gate only in the current size, which is restored. */
export const checkInBothSizes = async ({ page, checkScreen }: Visitor, name: string): Promise<void> => {
  const own = page.viewportSize()!;
  for (const size of isWholeMatrix ? [phone, desktop] : [own]) {
    await page.setViewportSize(size);
    await checkScreen(`${name} ${size.width}`);
  }
  await page.setViewportSize(own);
};
