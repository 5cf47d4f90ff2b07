import type { BrowserContext, Page } from 'playwright';

/** What Chromium measures; TypeScript's DOM does not know it. */
type LayoutShift = PerformanceEntry &
  Readonly<{ value: number; hadRecentInput: boolean; sources: readonly { node: Node | null }[] }>;

/** What Google holds for good: https://web.dev/articles/cls. */
const most = 0.1;

/** Runs in each page before anything of ours: sums up what jumps while nobody has touched the page yet. */
const watch = (): void => {
  const moved: string[] = [];
  let sum = 0;
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const { value, hadRecentInput, sources } of entries as readonly LayoutShift[]) {
      if (hadRecentInput) continue;
      sum += value;
      for (const { node } of sources) {
        moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent));
      }
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  // What moves upon a touch moves by its own right, and on a busy machine later than the browser makes allowance for.
  const leave = (): void => {
    take(observer.takeRecords());
    observer.disconnect();
  };
  for (const touch of ['pointerdown', 'keydown', 'input', 'resize']) {
    addEventListener(touch, leave, { capture: true, once: true });
  }
  Reflect.set(globalThis, 'readLayoutShift', () => {
    take(observer.takeRecords());
    return { sum, moved };
  });
};

/** Every page that opens in it from now on is watched. */
export const watchLayoutShift = (context: BrowserContext): Promise<unknown> => context.addInitScript(watch);

/** What has jumped since the page began until somebody touched it; nothing, if that is little. */
export const layoutShiftOf = async (page: Page): Promise<string[]> => {
  const shift = await page.evaluate(async () => {
    await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const read: unknown = Reflect.get(globalThis, 'readLayoutShift');
    return typeof read === 'function' ? (read() as { sum: number; moved: string[] }) : undefined;
  });
  if (shift === undefined || shift.sum < most) return [];
  return [`jumps by ${shift.sum.toFixed(3)}: ${shift.moved.join(' ')}`];
};
