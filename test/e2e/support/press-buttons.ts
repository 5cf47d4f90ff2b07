import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Counts changes of the document, to find buttons without an effect. */
const watchChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = globalThis as typeof globalThis & { changes?: number };
    if (watched.changes === undefined) {
      const seen = new MutationObserver((mutations) => void (watched.changes! += mutations.length));
      seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    watched.changes = 0;
  });
const changes = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as typeof globalThis & { changes?: number }).changes ?? 1);

/** Lets timers without a delay pass: react-admin writes changed filters into the URL by one. */
const afterTimers = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((passed) => setTimeout(() => requestAnimationFrame(() => setTimeout(passed)))),
  );

const repeated = 'tr button, li button, [role=row] button, [data-test=bulk-actions-toolbar] button';
const opensCalendar = ':has(+ input[type=date])';

/** Buttons of the page without those of table rows, which repeat, and of the browser's calendar, which is not in it. */
const buttonsOf = (page: Page): Locator =>
  page.locator(`main button:enabled:visible:not(${repeated}, ${opensCalendar})`);

const closeOverlays = async (page: Page): Promise<void> => {
  const overlays = page.locator('[role=dialog]:visible, [role=menu]:visible, dialog[open]');
  // Closes a popover, which has no role.
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => {
      if ((await overlays.count()) > 0) await page.keyboard.press('Escape');
      return overlays.count();
    })
    .toBe(0);
};

type Steps = Readonly<{
  /** Opens the page again after a button left it. */
  comeBack: () => Promise<void>;
  /** Waits for the answers to the requests of the button. */
  allAnswered: () => Promise<void>;
  /** Names of buttons to skip. */
  except: readonly string[];
}>;

/**
 * Presses every button of the page once and closes what it opens.
 * @returns the names of buttons without a change, a request and a download
 */
export const pressButtons = async (
  page: Page,
  { comeBack, allAnswered, except }: Steps,
): Promise<string[]> => {
  const names = new Set(
    await buttonsOf(page).evaluateAll((all) => all.map((it) => it.ariaLabel ?? it.textContent)),
  );
  for (const name of except) names.delete(name);
  const dead: string[] = [];
  for (const name of names) {
    const button = buttonsOf(page)
      .and(page.getByRole('button', { name, exact: true }))
      .first();
    if ((await button.count()) === 0 || !(await button.isEnabled())) continue;
    const url = page.url();
    let hasEffect = false;
    const noteEffect = (): void => void (hasEffect = true);
    page.on('download', noteEffect).on('request', noteEffect);
    await watchChanges(page);
    await button.click();
    const isAlive = await expect
      .poll(async () => hasEffect || page.url() !== url || (await changes(page)) > 0)
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    page.off('download', noteEffect).off('request', noteEffect);
    if (!isAlive) dead.push(name);
    await afterTimers(page);
    await allAnswered();
    await closeOverlays(page);
    if (page.url() !== url) await comeBack();
  }
  return dead;
};
