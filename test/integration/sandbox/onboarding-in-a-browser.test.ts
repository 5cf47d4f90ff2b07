import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';
import { findViolations } from '#test/support/find-violations.ts';
import { newAccount } from './onboarded-account.ts';
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;
let browser: Browser;
let shop: Server;
let shopUrl: string;

beforeAll(async () => {
  fixture = await startTestSandbox();
  browser = await openBrowser();
  shop = createServer((_, response) => response.end('<!doctype html><title>shop</title><h1>Back</h1>'));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  shop.close();
  await fixture.stop();
});

const texts = {
  bg: {
    fields: ['ЕИК', 'Име на фирмата', 'Име на представляващия', 'Фамилия на представляващия'],
    iban: 'IBAN за изплащанията',
    send: 'Изпрати',
    later: 'Ще довърша по-късно',
  },
  en: {
    fields: [
      'EIK',
      'Name of the business',
      'First name of the representative',
      'Last name of the representative',
    ],
    iban: 'IBAN for payouts',
    send: 'Send',
    later: 'Finish later',
  },
};

/** Opens the onboarding of a new account on a small phone. */
const open = async (locale: 'bg' | 'en'): Promise<{ page: Page; id: string }> => {
  const { id } = await newAccount(fixture);
  const link = await fixture.stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: `${shopUrl}/refresh`,
    return_url: `${shopUrl}/return`,
  });
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale });
  const page = await context.newPage();
  await page.goto(`${fixture.sandbox.url}${new URL(link.url).pathname}`);
  return { page, id };
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each(['bg', 'en'] as const)(
  'an owner fills in the onboarding in %s on a small phone, and the page is accessible',
  async (locale) => {
    const { page, id } = await open(locale);
    const { fields, iban, send } = texts[locale];
    const check = async () => {
      expect(await findViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    };
    await check();
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).not.toBe('');
    await check();
    const values = ['204676177', 'Хлебарница', 'Иван', 'Петров'];
    for (const [place, label] of fields.entries())
      await page.getByLabel(label, { exact: true }).fill(values[place] ?? '');
    await page.getByLabel(iban, { exact: true }).fill('BG80 BNBG 9661 1020 3456 78');
    await page.getByRole('button', { name: send, exact: true }).click();
    await page.waitForURL(`${shopUrl}/return`);
    expect(await fixture.stripe.accounts.retrieve(id)).toMatchObject({ charges_enabled: true });
    await page.context().close();
  },
);

it('an owner who finishes later is led back, and the page they left is over', async () => {
  const { page, id } = await open('bg');
  const address = page.url();
  await page.getByRole('button', { name: texts.bg.later, exact: true }).click();
  await page.waitForURL(`${shopUrl}/return`);
  await page.goto(address);
  expect(page.url()).toBe(`${shopUrl}/return`);
  expect(await fixture.stripe.accounts.retrieve(id)).toMatchObject({ details_submitted: false });
  await page.context().close();
});
