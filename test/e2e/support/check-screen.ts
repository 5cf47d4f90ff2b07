import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { findViolations } from '#test/support/find-violations.ts';
import type { Language } from '#web/shared/messages/language.ts';
import { isWholeMatrix } from './matrix.ts';

export type Scheme = 'light' | 'dark';

/** Nothing behind them can be reached by pointer, keyboard or screen reader, and axe asks no colours of it. */
const modals = 'dialog:modal, [role=dialog][aria-modal=true]';
/** The gate checks the page behind a dialog where it is checked without the dialog. */
const inFront = isWholeMatrix ? undefined : modals;

/** The rules that may fail in the dark theme alone: the elements are the same. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The variable names a folder for a screenshot of each screen. */
const keep = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['E2E_SCREENSHOTS'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`), fullPage: true });
};

const readPage = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const { lang, scrollWidth, clientWidth } = document.documentElement;
    return { lang, title: document.title, tooWide: Math.max(0, scrollWidth - clientWidth) };
  });

/** The texts of buttons that an element around them cuts off at its edge, unless it scrolls or hides all of them. */
const cutButtons = (page: Page): Promise<string[]> =>
  page.locator('button:visible').evaluateAll((buttons) => {
    const isCut = (button: Element): boolean => {
      const { left, right } = button.getBoundingClientRect();
      for (let around = button.parentElement; around !== null; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const edges = around.getBoundingClientRect();
        if (edges.width <= 1) return false;
        if (overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1)) return true;
      }
      return false;
    };
    return buttons.filter(isCut).map((button) => button.ariaLabel ?? button.textContent);
  });

/** The hints in empty fields that are wider than their field. */
const cutHints = (page: Page): Promise<string[]> =>
  page.locator('input:placeholder-shown:visible').evaluateAll((fields) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const isCut = (field: HTMLInputElement): boolean => {
      const style = getComputedStyle(field);
      pen.font = style.font;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return pen.measureText(field.placeholder).width > room + 1;
    };
    return (fields as HTMLInputElement[]).filter(isCut).map(({ placeholder }) => placeholder);
  });

/** A tooltip under the pointer is no part of a screen: the pointer leaves, and the tooltip closes. */
const leaveTooltips = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').first().waitFor({ state: 'detached' });
};

/**
 * The browser prefers reduced motion, so a change of theme has no transition.
 * @returns each animation or transition that still runs, with its element
 */
const changeScheme = async (page: Page, colorScheme: Scheme): Promise<string[]> => {
  await page.emulateMedia({ colorScheme });
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => void requestAnimationFrame(drawn));
    await nextFrame();
    await nextFrame();
    return document.getAnimations().map((animation) => {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const what = animation instanceof CSSTransition ? animation.transitionProperty : animation.id;
      return `${what} of ${target?.outerHTML.slice(0, 120) ?? 'nothing'} is ${animation.playState}`;
    });
  });
};

/** The dark theme does not depend on the language: one is checked, unless screenshots are taken. */
const schemesOf = (language: Language): readonly Scheme[] =>
  (isWholeMatrix && language === 'bg') || process.env['E2E_SCREENSHOTS'] ? ['light', 'dark'] : ['light'];

/**
 * Checks accessibility in both themes, language, title, motion, horizontal overflow, buttons and hints that are cut off.
 * @returns the problems, each with the name of the screen
 */
export const checkScreen = async (
  page: Page,
  name: string,
  language: Language,
  schemes: readonly Scheme[] = schemesOf(language),
): Promise<string[]> => {
  await leaveTooltips(page);
  const { lang, title, tooWide } = await readPage(page);
  const faults: string[] = [];
  if (lang !== language) faults.push(`the language is ${lang}`);
  if (title === '') faults.push('there is no title');
  if (tooWide > 0) faults.push(`${tooWide} pixels too wide`);
  faults.push(...(await cutButtons(page)).map((text) => `the button “${text}” is cut off`));
  faults.push(...(await cutHints(page)).map((hint) => `the hint “${hint}” is cut off`));
  for (const colorScheme of schemes) {
    const moving = await changeScheme(page, colorScheme);
    if (moving.length > 0) faults.push(`${colorScheme}: in motion: ${moving.join(', ')}`);
    await keep(page, `${name} ${colorScheme}`);
    const rules = colorScheme === 'light' ? undefined : rulesOfColour;
    const violations = await findViolations(page, rules, inFront);
    faults.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  if (schemes.length > 1) await changeScheme(page, 'light');
  return faults.map((fault) => `${name}: ${fault}`);
};
