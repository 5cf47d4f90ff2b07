import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Language } from '#web/shared/messages/language.ts';
import { isWholeMatrix } from './matrix.ts';

export type Scheme = 'light' | 'dark';

/** WCAG 2.2 AA, and what axe holds for good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only ones that can answer otherwise in the dark: the elements are the same. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const faultsOf = async (page: Page, colorScheme: Scheme): Promise<string[]> => {
  // No screen holds a frame from elsewhere, so nothing need be added up in a page of its own; what is in order is not told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (
    colorScheme === 'light' ? axe.withTags(rules) : axe.withRules(rulesOfColour)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
};

/** For a person who wants to look: the variable names a folder that takes a picture of each screen. */
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

/**
 * The browser asks for less motion and has the other colours at once.
 * @returns what moves all the same: the animation or the property, and the element
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

/** Dark has the same colours in every language: it is examined in one of them, unless pictures of all are wanted. */
const schemesOf = (language: Language): readonly Scheme[] =>
  (isWholeMatrix && language === 'bg') || process.env['E2E_SCREENSHOTS'] ? ['light', 'dark'] : ['light'];

/**
 * Looks for accessibility faults in light and in dark, a wrong language, a missing title, what moves and what sticks out sideways.
 * @returns what is wrong, each with the name of the screen
 */
export const examineScreen = async (
  page: Page,
  name: string,
  language: Language,
  schemes: readonly Scheme[] = schemesOf(language),
): Promise<string[]> => {
  const { lang, title, tooWide } = await readPage(page);
  const faults: string[] = [];
  if (lang !== language) faults.push(`the language is ${lang}`);
  if (title === '') faults.push('there is no title');
  if (tooWide > 0) faults.push(`${tooWide} pixels too wide`);
  for (const colorScheme of schemes) {
    const moving = await changeScheme(page, colorScheme);
    if (moving.length > 0) faults.push(`${colorScheme}: in motion: ${moving.join(', ')}`);
    await keep(page, `${name} ${colorScheme}`);
    faults.push(...(await faultsOf(page, colorScheme)).map((fault) => `${colorScheme}: ${fault}`));
  }
  if (schemes.length > 1) await changeScheme(page, 'light');
  return faults.map((fault) => `${name}: ${fault}`);
};
