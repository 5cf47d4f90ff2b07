import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Counts what changes in the document, so that a button that does nothing is found. */
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

/** Buttons of the page itself; those of a row do the same for each record. */
const buttonsOf = (page: Page): Locator =>
  page.locator(
    'main button:enabled:visible:not(tr button, li button, [role=row] button, [data-test=bulk-actions-toolbar] button)',
  );

const closeOverlays = async (page: Page): Promise<void> => {
  const overlays = page.locator('[role=dialog]:visible, [role=menu]:visible, dialog[open]');
  await expect
    .poll(async () => {
      if ((await overlays.count()) > 0) await page.keyboard.press('Escape');
      return overlays.count();
    })
    .toBe(0);
};

type Steps = Readonly<{
  /** Opens the page again after a button has led elsewhere. */
  comeBack: () => Promise<void>;
  /** Waits for the answers to what the button has asked for. */
  allAnswered: () => Promise<void>;
  /** Names of buttons that are not pressed. */
  except: readonly string[];
}>;

/**
 * Presses every button of the page once, by its name; what it opens is closed again.
 * @returns the names of those after which nothing changed, nothing was asked for and nothing was saved
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
    const address = page.url();
    let isHeard = false;
    const hear = (): void => void (isHeard = true);
    page.on('download', hear).on('request', hear);
    await watchChanges(page);
    await button.click();
    const isAlive = await expect
      .poll(async () => isHeard || page.url() !== address || (await changes(page)) > 0)
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    page.off('download', hear).off('request', hear);
    if (!isAlive) dead.push(name);
    await allAnswered();
    await closeOverlays(page);
    if (page.url() !== address) await comeBack();
  }
  return dead;
};
