import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { accountPaths } from '#web/public/account-mails/account-head.ts';
import { oldBrowserTexts } from '#web/public/head/old-browser.ts';
import { pagePaths, renderedPaths } from '#web/public/head/pages.ts';
import { messages as catalogues } from './support/messages.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { phone } from './support/visitor.ts';

let plateno: Installation;
let merchant: TestMerchant;
let paths: Readonly<Record<string, string>>;
beforeAll(async () => {
  plateno = await openInstallation();
  merchant = await plateno.addMerchant();
  const link = await plateno.createLink(merchant, { amount: 48.9 });
  const paid = await plateno.openCheckout(await plateno.createLink(merchant));
  await plateno.control.pay({ session: paid.sessionId });
  const open = await plateno.openCheckout(await plateno.createLink(merchant));
  paths = {
    pay: `/pay/${link.uniqueToken}`,
    returned: `/pay/success?session_id=${paid.sessionId}`,
    'under way': `/pay/success?session_id=${open.sessionId}`,
    cancelled: `/pay/cancel?link=${link.uniqueToken}`,
  };
  const page = {
    isOn: true,
    text: 'Ръчна керамика',
    town: 'Пловдив',
    showsPhone: false,
    showsEmail: false,
    takesAmounts: true,
    minAmount: 5,
    maxAmount: 500,
    isIndexed: false,
  };
  const { url } = accepted(await merchant.api.put<{ url: string }>('/merchants/me/public-page', page));
  paths = { ...paths, merchant: new URL(url).pathname };
});
afterAll(async () => plateno.close());

it('no field of a page for the public is smaller than 16 pixels on a phone, which would zoom in', async () => {
  const { page, leave } = await plateno.welcome('bg', phone);
  const every = [
    ...Object.values(pagePaths),
    ...Object.values(accountPaths),
    '/second-factor',
    '/merchants/register',
    ...Object.values(paths),
  ];
  const small: string[] = [];
  let fields = 0;
  for (const path of every) {
    await page.goto(plateno.url + path);
    await page.locator('h1').first().waitFor();
    const sizes = await page
      .locator('input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea')
      .evaluateAll((found) =>
        found.map((field) => [field.getAttribute('name'), getComputedStyle(field).fontSize] as const),
      );
    fields += sizes.length;
    small.push(
      ...sizes
        .filter(([, size]) => Number.parseFloat(size) < 16)
        .map(([name, size]) => `${path} ${name}: ${size}`),
    );
  }
  expect(small).toEqual([]);
  expect(fields).toBeGreaterThan(20);
  await leave();
});

describe('the language of a page without a script', () => {
  it('each public page, the pay page and both return pages lead to themselves in English', async () => {
    const { page, leave } = await plateno.welcome('bg', phone, { javaScriptEnabled: false });
    for (const path of renderedPaths) {
      await page.goto(plateno.url + path);
      await page.locator('header a[href="?lang=en"]').click();
      await page.locator('html[lang=en]').waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.locator('header a[href="?lang=bg"]').click();
      await page.locator('html[lang=bg]').waitFor();
    }
    for (const path of Object.values(paths)) {
      await page.goto(plateno.url + path);
      await page
        .getByRole('button', { name: 'English' })
        .or(page.getByRole('link', { name: 'English' }))
        .click();
      await page.locator('html[lang=en]').waitFor();
      const [asked, shown] = [new URL(plateno.url + path), new URL(page.url())];
      expect(shown.pathname).toBe(asked.pathname);
      for (const [name, value] of asked.searchParams) expect(shown.searchParams.get(name)).toBe(value);
    }
    await leave();
  });

  it('the portal says that it needs a script, and which browsers have what it uses', async () => {
    const { page, leave } = await plateno.welcome('bg', phone, { javaScriptEnabled: false });
    for (const path of ['/merchant', '/admin', '/login']) {
      await page.goto(plateno.url + path);
      const message = page.locator('.old-browser').first();
      expect(await message.isVisible(), path).toBe(true);
      expect(await message.innerText()).toBe(oldBrowserTexts.bg.withoutScript);
    }
    await page.goto(plateno.url);
    expect(await page.locator('.old-browser').count()).toBe(0);
    await leave();
  });
});

it('a payer who goes back to the pay page after paying reads that it is paid, from the cache or not', async () => {
  const { page, leave } = await plateno.welcome('bg', phone);
  const link = await plateno.createLink(merchant, { amount: 12 });
  await page.goto(link.paymentLinkUrl);
  await page.locator('form button.pay').click();
  await page.waitForURL('**/c/pay/**');
  await plateno.control.pay({ session: new URL(page.url()).pathname.split('/').at(-1)! });
  await expect
    .poll(async () => (await fetch(link.paymentLinkUrl)).text())
    .toContain(catalogues.bg.pay.problem['already-paid'].title);
  await page.goBack();
  await page.getByRole('heading', { name: catalogues.bg.pay.problem['already-paid'].title }).waitFor();
  expect(await page.locator('form button.pay').count()).toBe(0);
  // A page that the browser kept as it was left, too.
  const other = await plateno.createLink(merchant, { amount: 13 });
  await page.goto(other.paymentLinkUrl);
  await plateno.openCheckout(other, { customerName: 'Друг клиент' });
  await merchant.api.post(`/payment-links/${other.id}/cancel`);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByRole('heading', { name: catalogues.bg.pay.problem.gone.title }).waitFor();
  await leave();
});
