import { isWholeMatrix } from '../support/matrix.ts';
import { desk, phone, type Visitor } from '../support/visitor.ts';

/** On a phone and at a desk, in the gate only in its own size; then the page has its own size again. */
export const lookInBothSizes = async ({ page, look }: Visitor, name: string): Promise<void> => {
  const own = page.viewportSize()!;
  for (const size of isWholeMatrix ? [phone, desk] : [own]) {
    await page.setViewportSize(size);
    await look(`${name} ${size.width}`);
  }
  await page.setViewportSize(own);
};
