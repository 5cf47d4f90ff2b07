import { afterEach, afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { button, field } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { answered } from './support/answered.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { settled } from './support/settled.ts';
import { serveTwoBuilds } from './support/two-builds.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';

let plateno: Installation;
let merchant: TestMerchant;
let builds: Awaited<ReturnType<typeof serveTwoBuilds>>;
let visitor: Visitor;
beforeAll(async () => {
  plateno = await openInstallation();
  merchant = await plateno.addMerchant();
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());
beforeEach(async () => {
  builds = await serveTwoBuilds(plateno);
});
afterEach(async () => {
  await visitor.leave();
  await builds.close();
});

/** @param late what the page asks for by scripts that it loads after it is shown */
const openPortal = async (path: string, late: readonly string[] = []): Promise<void> => {
  visitor = await plateno.welcome('bg', desktop);
  const hasAsked = answered(visitor.page, late);
  const account = { username: merchant.email, password };
  await openSignedIn(visitor, { ...plateno, url: builds.url }, account, path);
  await hasAsked;
};

/** Names of the caches that the worker of the portal keeps. */
const caches = (): Promise<string[]> => visitor.page.evaluate(() => globalThis.caches.keys());
/** How often the page was loaded since it is counted. */
const countLoads = (): (() => number) => {
  let loads = 0;
  visitor.page.on('load', () => (loads += 1));
  return () => loads;
};

it('a page of the portal whose script is gone after an upgrade loads itself again, once, and the old worker ends with the last page', async () => {
  await openPortal('/merchant');
  const { page, messages } = visitor;
  const { nav } = messages.merchant;
  const toLinks = page.getByRole('link', { name: nav.links, exact: true }).first();
  await toLinks.waitFor();
  await expect.poll(caches).toEqual([expect.stringMatching(/^offline-[\da-f]{12}$/)]);
  const [old] = await caches();
  // The cache exists from the installation on; a worker that controls no page yet would give way at once.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  builds.upgrade();
  const loads = countLoads();
  await toLinks.click();
  await page.getByRole('form', { name: messages.merchant.links.create }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/merchant/links');
  expect(loads()).toBe(1);
  await expect.poll(caches).toContain('offline-new-build');
  // The page of the new build goes on, beside the old worker.
  await page.getByRole('link', { name: nav.payments, exact: true }).first().click();
  await page.waitForURL('**/merchant/payments');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(loads()).toBe(1);
  expect(await caches()).toContain(old);
  // A page of the same origin, outside of the portal.
  await page.goto(`${builds.url}/robots.txt`);
  await expect.poll(caches).toEqual(['offline-new-build']);
});

/** Of the page of links: its answers show that no script of its own is still to come. */
const askedLate = [
  '/api/auth/merchants',
  '/api/merchants/me/events',
  '/api/merchants/me/limits',
  '/api/payment-links/me',
];

it('a part of a page whose script is gone after an upgrade says what to do, and what was typed stays', async () => {
  await openPortal('/merchant/links', askedLate);
  const { page, messages } = visitor;
  const form = page.getByRole('form', { name: messages.merchant.links.create });
  await settled(page);
  await field(form, messages.merchant.links.amount).fill('48,90');
  builds.upgrade();
  const loads = countLoads();
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert').filter({ hasText: messages.shared.outdated });
  await alert.waitFor();
  expect(await field(form, messages.merchant.links.amount).inputValue()).toBe('48,90');
  await button(alert, messages.shared.close).click();
  await alert.waitFor({ state: 'detached' });
  await button(form, messages.merchant.links.submit).click();
  await page.getByText(messages.merchant.links.created).waitFor();
  expect(loads()).toBe(0);
});

it('a public page that is opened after an upgrade loads itself again', async () => {
  visitor = await plateno.welcome('bg', phone);
  const { page } = visitor;
  await page.goto(builds.url);
  const pricing = page.locator('header a[href="/pricing"], footer a[href="/pricing"]').last();
  await pricing.waitFor();
  builds.upgrade();
  const reloaded = page.waitForEvent('load');
  await pricing.click();
  await reloaded;
  await page.getByText(visitor.messages.public.landing.pricing.rate).waitFor();
  expect(new URL(page.url()).pathname).toBe('/pricing');
});

it('a page of the back office that is opened after an upgrade loads itself again', async () => {
  visitor = await plateno.welcome('bg', desktop);
  const account = { username: 'silviya', password: staffPassword };
  await openSignedIn(visitor, { ...plateno, url: builds.url }, account, '/admin');
  const { page } = visitor;
  const toAccount = page.locator('a[href="/admin/months"]');
  await toAccount.waitFor();
  builds.upgrade();
  const loads = countLoads();
  await toAccount.click();
  await page.getByRole('table').or(page.locator('.RaList-main, .list-page')).first().waitFor();
  expect(loads()).toBe(1);
});

it('a page of the portal that is opened without a network opens when the network is back', async () => {
  await openPortal('/merchant');
  const { page, messages } = visitor;
  const toLinks = page.getByRole('link', { name: messages.merchant.nav.links, exact: true }).first();
  await toLinks.waitFor();
  await page.context().setOffline(true);
  await toLinks.click();
  await page.waitForURL('**/merchant/links');
  expect(await page.getByText(messages.shared.outdated).count()).toBe(0);
  const loads = countLoads();
  await page.context().setOffline(false);
  await page.getByRole('form', { name: messages.merchant.links.create }).waitFor();
  expect(loads()).toBe(0);
});
