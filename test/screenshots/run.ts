import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright';
import { demoAccounts } from '#development/demo-accounts.ts';
import { openStartedProduct, type StartedProduct } from '#test/e2e/support/started-product.ts';
import { desktop, phone } from '#test/e2e/support/visitor.ts';
import { setWorkerBrowser } from '#test/e2e/support/worker-browser.ts';
import { openBrowser } from '#test/support/browser.ts';

/**
 * `npm run docs:screenshots`: takes the pictures of the README from a new demo, in both themes. The web must be built;
 * the npm script does it first.
 */
const folder = join(import.meta.dirname, '../../docs/images');
const schemes = ['light', 'dark'] as const;
/** A clone stays small: a picture that does not fit is compressed more. */
const mostBytes = 120_000;
const qualities = [90, 80, 70, 60, 50];

const link = { amount: 48, currency: 'EUR', description: 'Two handmade mugs' };

type Picture = Readonly<{
  name: string;
  viewport: typeof desktop | typeof phone;
  /** Device pixels for each CSS pixel. */
  scale: number;
  /** The text of the main heading, which the page before it does not have. */
  heading: string;
  open: (page: Page, url: string) => Promise<void>;
}>;

const accountOf = (role: 'ADMIN' | 'MERCHANT') => demoAccounts.find((account) => account.role === role)!;

/** By the button of the demo account on the sign-in page. */
const signIn = async (page: Page, url: string, role: 'ADMIN' | 'MERCHANT'): Promise<void> => {
  await page.goto(`${url}/login?lang=en`);
  const main = page.getByRole('main');
  await main
    .getByRole('button')
    .filter({ hasText: accountOf(role).username })
    .click();
  await main.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

const callApi = async <T>(url: string, body: object, token?: string): Promise<T> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** @returns the URL of a new payment link of the demo merchant */
const createLink = async (url: string): Promise<string> => {
  const { username, password } = accountOf('MERCHANT');
  const { token } = await callApi<{ token: string }>(`${url}/api/auth/login`, { username, password });
  const { paymentLinkUrl } = await callApi<{ paymentLinkUrl: string }>(
    `${url}/api/payment-links/me`,
    link,
    token,
  );
  return paymentLinkUrl;
};

const pictures: readonly Picture[] = [
  {
    name: 'portal',
    viewport: desktop,
    scale: 1.5,
    heading: 'Home',
    open: (page, url) => signIn(page, url, 'MERCHANT'),
  },
  {
    name: 'pay-page',
    viewport: phone,
    scale: 2,
    heading: 'Payment request',
    open: async (page, url) => void (await page.goto(`${await createLink(url)}?lang=en`)),
  },
  {
    name: 'back-office',
    viewport: desktop,
    scale: 1.5,
    heading: 'Welcome back',
    open: (page, url) => signIn(page, url, 'ADMIN'),
  },
];

/** Waits until the page has its heading and fonts, nothing is loading, and nothing has changed for half a second. */
const settled = async (page: Page, heading: string): Promise<void> => {
  await page.locator('h1').filter({ hasText: heading }).first().waitFor();
  await page.evaluate(async () => {
    const loading = '[aria-busy=true], [class*=skeleton], .MuiSkeleton-root, [role=progressbar]';
    const quietMs = 500;
    await document.fonts.ready;
    await new Promise<void>((done) => {
      const check = () => (document.querySelector(loading) === null ? end() : wait());
      let timer = setTimeout(check, quietMs);
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(check, quietMs);
      };
      const changes = new MutationObserver(wait);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const end = () => {
        changes.disconnect();
        done();
      };
    });
  });
};

const asWebp = async (png: Buffer): Promise<Buffer> => {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  for (const quality of qualities) {
    const webp = await canvas.encode('webp', quality);
    if (webp.length <= mostBytes) return webp;
  }
  throw new Error(`A picture of ${image.width} × ${image.height} is above ${mostBytes} bytes.`);
};

const take = async (
  product: StartedProduct,
  { name, viewport, scale, heading, open }: Picture,
): Promise<void> => {
  const visitor = await product.welcome('en', viewport, { deviceScaleFactor: scale });
  await open(visitor.page, product.url);
  for (const colorScheme of schemes) {
    await visitor.page.emulateMedia({ colorScheme });
    await settled(visitor.page, heading);
    const webp = await asWebp(await visitor.page.screenshot());
    await writeFile(join(folder, `${name}-${colorScheme}.webp`), webp);
    process.stdout.write(`${name}-${colorScheme}.webp  ${Math.ceil(webp.length / 1_000)} kB\n`);
  }
  await visitor.leave();
};

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
setWorkerBrowser(browser);
const product = await openStartedProduct();
try {
  for (const picture of pictures) await take(product, picture);
} finally {
  await product.close();
  await browser.close();
}
