import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password } from '#test/support/application/build.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { forOneVisitor } from './support/one-visitor.ts';
import { desktop, phone } from './support/visitor.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

/** What a page finds in its browser. */
const foundBy = async (page: Page) => ({
  ...(await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name,
    width: window.innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }))),
  cookies: (await page.context().cookies()).map(({ name }) => name),
});
const nothing = {
  local: [],
  session: [],
  caches: [],
  databases: [],
  workers: 0,
  name: '',
  width: desktop.width,
  isDark: false,
  cookies: [],
};

it('a visitor finds nothing that the visitor before has stored or changed', async () => {
  const { email } = await plateno.addMerchant();
  const first = await plateno.welcome('en', desktop);
  const { page } = first;
  await openSignedIn(first, plateno, { username: email, password }, '/merchant');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    sessionStorage.setItem('typed', 'x');
    indexedDB.open('kept');
    await caches.open('kept');
    window.name = 'kept';
    window.addEventListener('beforeunload', (event) => event.preventDefault());
  });
  // A page asks before it is left only after something was done in it.
  await page.mouse.click(1, 1);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*', (route) => route.abort());
  await page.context().setOffline(true);
  await first.leave();

  const second = await plateno.welcome('bg', desktop);
  expect(second.page).toBe(page);
  await second.page.goto(`${plateno.url}/robots.txt`);
  expect(await foundBy(second.page)).toEqual(nothing);
  await second.page.goto(`${plateno.url}/merchant`);
  await second.page.waitForURL(`${plateno.url}/`);
  await second.leave();
});

it('a page that a test keeps for one visitor is lent to no other', async () => {
  const { page, leave } = await plateno.welcome('bg', phone);
  await forOneVisitor(page).clock.install();
  await leave();
  expect(page.isClosed()).toBe(true);
});

it('a test that changes a page for good keeps it for one visitor', async () => {
  const files = glob('**/*.ts', { cwd: import.meta.dirname, exclude: ['support/lend-page.ts'] });
  const change = /\.(?:clock\.|addInitScript|exposeBinding|exposeFunction|newCDPSession)\b/;
  const found: string[] = [];
  for await (const file of files) {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    if (change.test(text) && !text.includes('forOneVisitor(')) found.push(file);
  }
  expect(found).toEqual([]);
});
