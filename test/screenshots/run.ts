import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { openStartedProduct, type StartedProduct } from '#test/e2e/support/started-product.ts';
import { desktop, phone } from '#test/e2e/support/visitor.ts';
import { setWorkerBrowser } from '#test/e2e/support/worker-browser.ts';
import { openBrowser } from '#test/support/browser.ts';
import { languages } from '#web/shared/messages/language.ts';
import { featurePictures, type FeaturePicture } from './feature-pictures.ts';
import { asWebp, createLink, settled, signIn } from './support.ts';

/**
 * `npm run docs:screenshots`: takes the pictures of the README and of the page of features from a new demo, in both themes,
 * those of the page in both languages; with `--features` only these. The web must be built; the npm script does it first,
 * and builds it again to have the new pictures in it.
 */
const folder = join(import.meta.dirname, '../../docs/images');
const featureFolder = join(import.meta.dirname, '../../web/public/features/pictures');
/** A page with many pictures stays light. */
const mostFeatureBytes = 40_000;
const schemes = ['light', 'dark'] as const;
type Picture = Readonly<{
  name: string;
  viewport: typeof desktop | typeof phone;
  /** Device pixels for each CSS pixel. */
  scale: number;
  /** The text of the main heading, which the page before it does not have. */
  heading: string;
  open: (page: Page, url: string) => Promise<void>;
}>;

const pictures: readonly Picture[] = [
  {
    name: 'portal',
    viewport: desktop,
    scale: 1.5,
    heading: 'Home',
    open: (page, url) => signIn(page, url, 'MERCHANT', 'en'),
  },
  {
    name: 'pay-page',
    viewport: phone,
    scale: 2,
    heading: 'Payment request',
    open: async (page, url) =>
      void (await page.goto(`${await createLink(url, 'Two handmade mugs')}?lang=en`)),
  },
  {
    name: 'back-office',
    viewport: desktop,
    scale: 1.5,
    heading: 'Welcome back',
    open: (page, url) => signIn(page, url, 'ADMIN', 'en'),
  },
];

const take = async (
  product: StartedProduct,
  { name, viewport, scale, heading, open }: Picture,
): Promise<void> => {
  const visitor = await product.welcome('en', viewport, { deviceScaleFactor: scale });
  await open(visitor.page, product.url);
  for (const colorScheme of schemes) {
    await visitor.page.emulateMedia({ colorScheme });
    await visitor.page.locator('h1').filter({ hasText: heading }).first().waitFor();
    await settled(visitor.page);
    const webp = await asWebp(await visitor.page.screenshot());
    await writeFile(join(folder, `${name}-${colorScheme}.webp`), webp);
    process.stdout.write(`${name}-${colorScheme}.webp  ${Math.ceil(webp.length / 1_000)} kB\n`);
  }
  await visitor.leave();
};

const takeFeature = async (
  product: StartedProduct,
  { name, viewport, open }: FeaturePicture,
): Promise<void> => {
  for (const language of languages) {
    const visitor = await product.welcome(language, viewport);
    await open(visitor.page, product.url, language);
    for (const colorScheme of schemes) {
      await visitor.page.emulateMedia({ colorScheme });
      await settled(visitor.page);
      const webp = await asWebp(await visitor.page.screenshot(), mostFeatureBytes);
      const file = `${name}-${language}-${colorScheme}.webp`;
      await writeFile(join(featureFolder, file), webp);
      process.stdout.write(`${file}  ${Math.ceil(webp.length / 1_000)} kB\n`);
    }
    await visitor.leave();
  }
};

await mkdir(folder, { recursive: true });
await mkdir(featureFolder, { recursive: true });
const browser = await openBrowser();
setWorkerBrowser(browser);
const product = await openStartedProduct();
try {
  if (!process.argv.includes('--features')) for (const picture of pictures) await take(product, picture);
  for (const picture of featurePictures) await takeFeature(product, picture);
} finally {
  await product.close();
  await browser.close();
}
