import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { publicBrowsers, staffBrowsers, type Browsers } from '#web/browsers.ts';
import { accountPaths } from '#web/public/account-mails/account-head.ts';
import { servedMark } from '#web/public/head/served-mark.ts';
import { pagePaths } from '#web/public/head/pages.ts';
import { button, field } from './steps/fields.ts';
import { goTo } from './steps/go-to.ts';
import { payOnHostedPage } from './steps/pay-on-hosted-page.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { isWholeMatrix, rowsToRun } from './support/matrix.ts';
import { makeOld, refuseStorage } from './support/old-browser.ts';
import { settled } from './support/settled.ts';
import { phone, type Visitor } from './support/visitor.ts';

const password = 'дълга парола 1';
const businessName = 'Пекарна „Липа“ ООД';

let plateno: Installation;
let merchant: TestMerchant;
beforeAll(async () => {
  plateno = await openInstallation();
  merchant = await plateno.addMerchant({ businessName });
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());

const rows = rowsToRun([
  { language: 'bg', hasStorage: false },
  { language: 'en', hasStorage: true },
  { language: 'en', hasStorage: false },
] as const);

/** The gate takes three public pages, the walks all of them; the demo is the portal. */
const { demo, ...publicPaths } = pagePaths;
const every = [...Object.values(publicPaths), ...Object.values(accountPaths)];
const paths = isWholeMatrix ? every : [pagePaths.landing, pagePaths.registration, pagePaths.login];

describe.each(rows)('the oldest browsers, storage $hasStorage, language $language', (row) => {
  const { language, hasStorage } = row;
  const query = language === 'en' ? '?lang=en' : '';
  const arrive = async (browsers: Browsers): Promise<Visitor> => {
    const visitor = await plateno.welcome(language, phone);
    await makeOld(visitor.page, browsers);
    if (!hasStorage) await refuseStorage(visitor.page);
    return visitor;
  };

  it('a customer pays, reads that it is paid and has the document sent, by the script of the page', async () => {
    const visitor = await arrive(publicBrowsers);
    const { page, messages } = visitor;
    const calls: string[] = [];
    page.on('request', (call) => calls.push(new URL(call.url()).pathname));
    const link = await plateno.createLink(merchant, { amount: 48.9 });
    await page.goto(link.paymentLinkUrl + query);
    await page.locator('[name=customerName]').fill('Мария Георгиева');
    await page.locator('form button[type=submit]').click();
    await payOnHostedPage(visitor, cards.paid);
    await page.waitForURL('**/pay/success?session_id=*');
    await page.getByText(messages.return.success.stamp, { exact: true }).waitFor();
    await field(page, messages.return.receipt.email).fill('maria@example.com');
    await button(page, messages.return.receipt.send).click();
    await page.getByText(messages.return.documents.INVOICE.sent('maria@example.com')).waitFor();
    // The scripts made both calls; without them the forms would have been posted.
    const own = calls.filter((path) => path.startsWith('/api/'));
    expect(own.some((path) => path.startsWith('/api/payments/checkout/'))).toBe(true);
    expect(own.some((path) => path.endsWith('/receipt'))).toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('the public pages are taken over by their script without an error', async () => {
    const visitor = await arrive(publicBrowsers);
    const { page } = visitor;
    for (const path of paths) {
      await page.goto(plateno.url + path + query);
      await page.locator(`#root:not([${servedMark}]) main`).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      expect(visitor.complaints, path).toEqual([]);
    }
    await visitor.leave();
  });

  /** What the screen says is wrong, and what the browser reports. */
  const errorsOn = async ({ page, complaints }: Visitor): Promise<string[]> => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    return [...(await page.locator('[role=alert]').allInnerTexts()), ...complaints];
  };

  it('a merchant signs in and sees the first screen of the portal', async () => {
    const visitor = await arrive(staffBrowsers);
    await visitor.page.goto(`${plateno.url}/login${query}`);
    await signIn(visitor, merchant.email, password);
    await visitor.page.waitForURL('**/merchant');
    expect(await errorsOn(visitor)).toEqual([]);
    await visitor.leave();
  });

  it('a visitor sees the first screen of the demo', async () => {
    const visitor = await arrive(staffBrowsers);
    await visitor.page.goto(plateno.url + demo + query);
    expect(await errorsOn(visitor)).toEqual([]);
    await visitor.leave();
  });

  it('an administrator signs in and sees the first screen of the back office, the merchants and one of them', async () => {
    const visitor = await arrive(staffBrowsers);
    const { page, messages } = visitor;
    await page.goto(`${plateno.url}/login${query}`);
    await signIn(visitor, 'silviya', staffPassword);
    await page.waitForURL('**/admin');
    expect(await errorsOn(visitor)).toEqual([]);
    await goTo(visitor, messages.admin.menu.merchants);
    expect(await errorsOn(visitor)).toEqual([]);
    await page.getByRole('main').getByText(businessName).click();
    await page.waitForURL(`**/admin/merchants/${merchant.id}/show`);
    await page.getByRole('heading', { level: 1, name: businessName }).waitFor();
    expect(await errorsOn(visitor)).toEqual([]);
    await visitor.leave();
  });
});
