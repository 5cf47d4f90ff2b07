import type { Page } from 'playwright';
import { messages } from './messages.ts';

/** What the page shows by now is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise<void>((done) => {
      requestAnimationFrame(() => void requestAnimationFrame(() => done()));
    });
  });

/** Each part of the front page comes after the one before is shown: the frame, the name of the merchant, the cards. */
export const holdHome = async (page: Page): Promise<void> => {
  const { title, welcome } = messages.bg.merchant.home;
  await page.route('**/api/merchants/me', async (route) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await drawn(page);
    await route.continue();
  });
  await page.route('**/api/merchants/me/home', async (route) => {
    await page.getByText(welcome.split('{')[0]!.trim()).first().waitFor();
    await drawn(page);
    await route.continue();
  });
};
