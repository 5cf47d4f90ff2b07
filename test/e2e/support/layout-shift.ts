import type { Page } from 'playwright';
import { forOneVisitor } from './one-visitor.ts';

/** The entry of Chromium, which TypeScript's DOM types lack. */
type LayoutShift = PerformanceEntry &
  Readonly<{ value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] }>;

/** A fifth of what counts as good (https://web.dev/articles/cls): a place is kept for all that loads. */
const most = 0.02;

/** Runs in a page: sums up the layout shifts before the first input, or all from now on. */
const watch = (isAll: boolean): void => {
  const moved: string[] = [];
  let sum = 0;
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const { value, hadRecentInput, sources } of entries as readonly LayoutShift[]) {
      if (hadRecentInput && !isAll) continue;
      sum += value;
      for (const { node } of sources) {
        moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent));
      }
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  // Shifts after an input are expected, and on a busy machine they come later than the 500 ms that the browser excludes.
  const leave = (): void => {
    take(observer.takeRecords());
    observer.disconnect();
  };
  for (const touch of isAll ? [] : ['pointerdown', 'keydown', 'input', 'resize']) {
    addEventListener(touch, leave, { capture: true, once: true });
  }
  Reflect.set(globalThis, 'readLayoutShift', () => {
    take(observer.takeRecords());
    return { sum, moved };
  });
};

/** Watches each page that the page's context opens from now on. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  forOneVisitor(page).context().addInitScript(watch, false);

/** Forgets the shifts so far, for the next page of an application that stays open. */
export const watchLayoutShiftAgain = (page: Page): Promise<void> => page.evaluate(watch, false);

/** Watches what moves after a press, too: the browser leaves out 500 ms after an input, a person sees them. */
export const watchAllLayoutShift = (page: Page): Promise<void> => page.evaluate(watch, true);

/** The layout shifts that were watched; empty below the limit. */
export const layoutShiftOf = async (page: Page): Promise<string[]> => {
  const shift = await page.evaluate(async () => {
    await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const read: unknown = Reflect.get(globalThis, 'readLayoutShift');
    return typeof read === 'function' ? (read() as { sum: number; moved: string[] }) : undefined;
  });
  if (shift === undefined || shift.sum < most) return [];
  return [`jumps by ${shift.sum.toFixed(3)}: ${shift.moved.join(' ')}`];
};
