import type { Page } from 'playwright';

/** Waits until each of these paths has answered the page once from now on: a part that asks has loaded its script. */
export const answered = (page: Page, paths: readonly string[]): Promise<unknown> =>
  Promise.all(
    paths.map((path) => page.waitForResponse((response) => new URL(response.url()).pathname === path)),
  );
