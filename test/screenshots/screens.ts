import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Language } from '#web/shared/messages/language.ts';
import { openStartedProduct } from '#test/e2e/support/started-product.ts';
import { desktop, phone } from '#test/e2e/support/visitor.ts';
import { setWorkerBrowser } from '#test/e2e/support/worker-browser.ts';
import { openBrowser } from '#test/support/browser.ts';
import { screensOf, type Area, type Screen } from './screen-list.ts';
import { asWebp, settled, signIn } from './support.ts';

/**
 * `npm run docs:screens`: takes a picture of each screen of a new demo in both themes and sizes, into `var/screens`: Bulgarian
 * on phones, English on desktops; with `--best` only the twelve of `docs/screens`. The web must be built; the npm script
 * does it first.
 */
const isBest = process.argv.includes('--best');
const root = join(import.meta.dirname, '../..');
const folder = join(root, isBest ? 'docs/screens' : 'var/screens');
const schemes = ['light', 'dark'] as const;
const sizes = [
  { size: 'phone', viewport: phone, language: 'bg' },
  { size: 'desktop', viewport: desktop, language: 'en' },
] as const satisfies readonly { size: string; viewport: object; language: Language }[];

const isWanted = ({ best }: Screen, size: string, scheme: string): boolean =>
  !isBest || best === `${size} ${scheme}`;

const browser = await openBrowser();
setWorkerBrowser(browser);
const product = await openStartedProduct();

const takeOne = async (page: Page, screen: Screen, area: Area, suffix: string): Promise<void> => {
  const name = `${area}-${screen.name}-${suffix}`;
  await settled(page);
  if (isBest) await writeFile(join(folder, `${name}.webp`), await asWebp(await page.screenshot()));
  else await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  process.stdout.write(`${name}\n`);
};

/** One visitor takes all pictures of an area in one size. */
const takeArea = async (
  area: Area,
  screens: readonly Screen[],
  { size, viewport, language }: (typeof sizes)[number],
): Promise<void> => {
  const wanted = screens.filter((screen) => schemes.some((scheme) => isWanted(screen, size, scheme)));
  if (wanted.length === 0) return;
  const visitor = await product.welcome(language, viewport, { deviceScaleFactor: isBest ? 1.5 : 1 });
  const { page } = visitor;
  if (area === 'portal') await signIn(page, product.url, 'MERCHANT', language);
  if (area === 'office') await signIn(page, product.url, 'ADMIN', language);
  for (const screen of wanted) {
    const address = new URL(screen.path, product.url);
    address.searchParams.set('lang', language);
    await page.goto(address.href);
    for (const colorScheme of schemes.filter((scheme) => isWanted(screen, size, scheme))) {
      await page.emulateMedia({ colorScheme });
      await takeOne(page, screen, area, `${size}-${colorScheme}`);
    }
  }
  await visitor.leave();
};

await mkdir(folder, { recursive: true });
try {
  const all = await screensOf(product.url);
  for (const size of sizes) {
    for (const [area, screens] of Object.entries(all)) await takeArea(area as Area, screens, size);
  }
} finally {
  await product.close();
  await browser.close();
}
