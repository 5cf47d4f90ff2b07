import type { Page } from 'playwright';
import type { Visitor } from '../support/visitor.ts';
import { settled } from '../support/settled.ts';
import { button } from './fields.ts';

/** On a phone the portal's menu is behind the last entry of its bottom bar, that of the back office behind a button above. */
export const openMenu = async ({ page, messages }: Visitor): Promise<void> => {
  const { mainPages, more } = messages.merchant.nav;
  const bar = page.getByRole('navigation', { name: mainPages });
  // What waits behind it is a part of its name.
  await bar.getByRole('button', { name: more }).or(button(page, messages.shared.menu)).click();
};

/** To a page of a protected area by its menu. */
export const goTo = async (
  visitor: Visitor,
  name: string,
  heading: string | RegExp = name,
): Promise<void> => {
  const { page, isOnPhone } = visitor;
  if (isOnPhone) await openMenu(visitor);
  const menu = isOnPhone ? page.getByRole('dialog') : page;
  await menu.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/** To a page that the list of the settings names. */
export const goToSetting = async (visitor: Visitor, name: string, heading = name): Promise<void> => {
  const { page, messages } = visitor;
  await goTo(visitor, messages.merchant.nav.settings);
  await page.getByRole('main').getByRole('link').filter({ hasText: name }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/**
 * Shows another page of the open application, whose heading has another text. The text decides: a page that still loads
 * may draw its own heading again, while the next page waits for its script.
 */
export const leaveFor = async (page: Page, path: string): Promise<void> => {
  const left = await page.evaluate((to) => {
    // The browser is asked: `page.url()` may still name the page before.
    if (location.pathname === to) return null;
    const heading = document.querySelector('h1')?.textContent ?? '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return heading;
  }, path);
  if (left === null) return;
  await page.waitForFunction((before) => {
    const heading = document.querySelector('h1');
    return heading !== null && heading.textContent !== before;
  }, left);
};

/** Two pages of each area that ask for little. */
const between: Readonly<Record<string, readonly [string, string]>> = {
  merchant: ['/merchant/settings', '/merchant/developers'],
  admin: ['/admin/account', '/admin/months'],
};

/**
 * To another page of the open application, which keeps what it has read: for pages whose records stay as they are.
 * It takes a third of the processor time of `moveTo`, and a sixth of that of a load.
 */
export const stepTo = async (page: Page, path: string): Promise<void> => {
  const [, area] = path.split('/');
  const [usual, other] = between[area!]!;
  // A heading that is still loading would change by itself.
  await settled(page);
  const here = await page.evaluate(() => location.pathname);
  const way = [path, here].includes(usual) ? other : usual;
  if (![path, here].includes(way)) await leaveFor(page, way);
  await leaveFor(page, path);
};

/** A page of another area, or one that the back office lacks: nothing of the page before is left. */
const outside: Readonly<Record<string, string>> = { merchant: '/', admin: '/admin/unknown-page' };

/**
 * To another page of the open application, as by the browser's history: its scripts are not loaded again. It goes by a
 * page outside, so that nothing of the page before is taken for the next one. That page must not lead on by itself, as
 * unknown pages of the portal do: its redirect could come after the next page.
 */
export const moveTo = async (page: Page, path: string): Promise<void> => {
  const [, area] = path.split('/');
  await leaveFor(page, outside[area!]!);
  await leaveFor(page, path);
};
