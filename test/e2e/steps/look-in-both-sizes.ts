import { desk, phone, type Visitor } from '../support/visitor.ts';

/** On a phone and at a desk; then the page has its own size again. */
export const lookInBothSizes = async ({ page, look }: Visitor, name: string): Promise<void> => {
  const own = page.viewportSize()!;
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await look(`${name} ${size.width}`);
  }
  await page.setViewportSize(own);
};
