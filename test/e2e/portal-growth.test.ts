import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { copyRecords } from './support/copy-records.ts';
import { holdHome } from './support/hold-home.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { layoutShiftOf, watchAllLayoutShift, watchLayoutShift } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';
const sizes = [0, 1, 12, 5_000] as const;
type Size = (typeof sizes)[number];

let plateno: Installation;
const shops = new Map<Size, TestMerchant>();

/** A merchant with as many payments, links, invoices and customers: the first of each is real. */
const openShop = async (size: Size): Promise<TestMerchant> => {
  const merchant = await plateno.addMerchant();
  if (size === 0) return merchant;
  const checkout = await plateno.openCheckout(await plateno.createLink(merchant, { description: 'Торта' }), {
    customerName: 'Мария Георгиева',
  });
  await payOnPage(checkout.checkoutUrl, cards.paid);
  await plateno.returnPaid(checkout);
  accepted(await merchant.api.post('/customers/me', { kind: 'PERSON', name: 'Мария Георгиева' }));
  await copyRecords(plateno.database, merchant.id, size - 1);
  return merchant;
};

beforeAll(async () => {
  plateno = await openInstallation();
  for (const size of sizes) shops.set(size, await openShop(size));
  await plateno.database.rows('analyze');
});
afterAll(async () => plateno.close());

const lists = ['payments', 'links', 'invoices', 'customers'] as const;

/** What a person can press or fill in, and what asks for attention, as selectors. */
const things = {
  tabs: 'main [role=group] button[aria-pressed]',
  buttons: 'main :is(button:not([aria-pressed]), a[class*=button])',
  inputs: 'main :is(input, select, textarea)',
  banners: 'main [class*=banner]',
} as const;
type Counts = Readonly<Record<keyof typeof things, number>>;
const counts = (tabs: number, buttons: number, inputs: number): Counts => ({
  tabs,
  buttons,
  inputs,
  banners: 0,
});

/** By the number of records: from ten on there are tabs, a search, filters behind one button, and pages. */
const expected: Readonly<
  Record<
    'desktop' | 'phone',
    Readonly<Record<(typeof lists)[number], Readonly<Partial<Record<Size, Counts>>>>>
  >
> = {
  desktop: {
    payments: { 0: counts(0, 2, 0), 1: counts(0, 5, 0), 12: counts(6, 9, 2), 5_000: counts(6, 9, 2) },
    // The form for a new link has the inputs of a short list; each row has two buttons.
    links: { 0: counts(0, 1, 3), 1: counts(0, 7, 3), 12: counts(6, 27, 5), 5_000: counts(6, 27, 5) },
    // An invoice or an offer is written; each unpaid invoice can be chosen.
    invoices: { 0: counts(0, 5, 0), 1: counts(0, 10, 0), 12: counts(4, 12, 12), 5_000: counts(4, 12, 12) },
    customers: { 0: counts(0, 4, 0), 1: counts(0, 9, 0), 12: counts(3, 10, 2), 5_000: counts(3, 10, 2) },
  },
  phone: {
    payments: { 1: counts(0, 1, 0), 5_000: counts(6, 6, 2) },
    links: { 1: counts(0, 1, 0), 5_000: counts(6, 4, 2) },
    invoices: { 1: counts(0, 4, 0), 5_000: counts(4, 7, 12) },
    customers: { 1: counts(0, 4, 0), 5_000: counts(3, 6, 3) },
  },
};
/** Of the menu beside the page, and of the bar at the bottom of a phone. */
const entries = { desktop: 8, phone: 5 } as const;
const windows = { desktop, phone } as const;

const countShown = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (selected) => [...document.querySelectorAll(selected)].filter((it) => it.checkVisibility()).length,
    selector,
  );

const countThings = async (page: Page): Promise<Counts> => ({
  tabs: await countShown(page, things.tabs),
  buttons: await countShown(page, things.buttons),
  inputs: await countShown(page, things.inputs),
  banners: await countShown(page, things.banners),
});

/** Signs in and loads each list again. */
const walk = async (
  size: Size,
  device: 'desktop' | 'phone',
  see: (visitor: Visitor, list: (typeof lists)[number]) => Promise<void>,
) => {
  const visitor = await plateno.welcome('bg', windows[device]);
  await watchLayoutShift(visitor.page);
  await openSignedIn(visitor, plateno, { username: shops.get(size)!.email, password }, '/merchant');
  await settled(visitor.page);
  expect(await countShown(visitor.page, 'aside nav a, nav[class*=bar] > *')).toBe(entries[device]);
  for (const list of lists) {
    await visitor.page.goto(`${plateno.url}/merchant/${list}`);
    await settled(visitor.page);
    await see(visitor, list);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
};

describe.each(['desktop', 'phone'] as const)('a shop that grows, on a %s', (device) => {
  // A phone differs in what is behind a button.
  it.each(device === 'phone' ? ([1, 5_000] as const) : sizes)(
    'with %d records a list has what so many need, and nothing moves while it loads',
    async (size) => {
      const found: Record<string, Counts> = {};
      const jumps: string[] = [];
      await walk(size, device, async ({ page }, list) => {
        found[list] = await countThings(page);
        jumps.push(...(await layoutShiftOf(page)).map((jump) => `${list} ${jump}`));
      });
      expect(found).toEqual(Object.fromEntries(lists.map((list) => [list, expected[device][list][size]])));
      expect(jumps).toEqual([]);
    },
  );
});

describe.each(['desktop', 'phone'] as const)('the front page of a shop that grows, on a %s', (device) => {
  it.each([0, 1, 5_000] as const)(
    'with %d records nothing moves while it loads, at once or slowly',
    async (size) => {
      const visitor = await plateno.welcome('bg', windows[device]);
      await watchLayoutShift(visitor.page);
      await openSignedIn(visitor, plateno, { username: shops.get(size)!.email, password }, '/merchant');
      await settled(visitor.page);
      const jumps = await layoutShiftOf(visitor.page);
      await holdHome(visitor.page);
      await visitor.page.reload();
      await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
      await settled(visitor.page);
      expect([...jumps, ...(await layoutShiftOf(visitor.page))]).toEqual([]);
      await visitor.leave();
    },
  );
});

it('a record that opens beside its list moves nothing', async () => {
  const jumps: string[] = [];
  await walk(12, 'desktop', async ({ page, messages }, list) => {
    await watchAllLayoutShift(page);
    await page.locator('main table tbody a').first().click();
    await page.getByRole('region', { name: messages.lists.panel.title }).waitFor();
    await settled(page);
    jumps.push(...(await layoutShiftOf(page)).map((jump) => `${list} ${jump}`));
  });
  expect(jumps).toEqual([]);
});
