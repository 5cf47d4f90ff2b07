import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#test/support/browser.ts';
import { findViolations } from '#test/support/find-violations.ts';
import { sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;
let browser: Browser;
let shop: Server;
let shopUrl: string;

beforeAll(async () => {
  fixture = await startTestSandbox();
  browser = await openBrowser();
  shop = createServer((_, response) => response.end('<!doctype html><title>shop</title><h1>Thank you</h1>'));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  shop.close();
  await fixture.stop();
});

type Visit = { page: Page; complaints: string[]; id: string };

/** Opens a new session on a small phone and records the browser's errors. */
const openSession = async (locale: 'bg' | 'en'): Promise<Visit> => {
  const success_url = `${shopUrl}/pay/success?session_id={CHECKOUT_SESSION_ID}`;
  const params = sessionParams({ locale, success_url, cancel_url: `${shopUrl}/pay/cancel` });
  const { id } = await fixture.stripe.checkout.sessions.create(params);
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 4'))
      complaints.push(message.text());
  });
  await page.goto(`${fixture.sandbox.url}/c/pay/${id}`);
  return { page, complaints, id };
};

const fill = async (page: Page, messages: readonly [string, string, string, string], card: string) => {
  const values = [card, '12/34', '123', 'Иван Петров'];
  for (const [place, label] of messages.entries()) {
    await page.getByLabel(label, { exact: true }).fill(values[place] ?? '');
  }
};

const bg = ['Номер на картата', 'Валидна до', 'CVC', 'Име върху картата'] as const;
const en = ['Card number', 'Expiry', 'CVC', 'Name on card'] as const;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('a customer pays in Bulgarian and returns to the shop', async () => {
  const { page, complaints, id } = await openSession('bg');
  await fill(page, bg, '4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Плати', exact: true }).click();
  await page.waitForURL(`${shopUrl}/pay/success?session_id=${id}`);
  expect(await page.title()).toBe('shop');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a customer pays with the keyboard alone, Enter included', async () => {
  const { page, id } = await openSession('en');
  await page.getByLabel('Card number', { exact: true }).focus();
  for (const typed of ['4242424242424242', '12/34', '123', 'Ivan Petrov']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shopUrl}/pay/success?session_id=${id}`);
  expect((await fixture.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  await page.context().close();
});

it('a customer who cancels returns to the shop, unpaid', async () => {
  const { page, id } = await openSession('bg');
  await page.getByRole('button', { name: 'Отказ', exact: true }).click();
  await page.waitForURL(`${shopUrl}/pay/cancel`);
  expect((await fixture.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  await page.context().close();
});

it('a declined customer sees why, fails 3-D Secure, completes it, and has paid', async () => {
  const { page, complaints, id } = await openSession('en');
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await fill(page, en, '4000 0000 0000 9995');
  await pay.click();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('insufficient funds');
  for (const answer of ['Fail authentication', 'Complete authentication']) {
    await fill(page, en, '4000 0025 0000 3155');
    await pay.click();
    await page.getByRole('button', { name: answer }).click();
  }
  await page.waitForURL(`${shopUrl}/pay/success?session_id=${id}`);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it.each(['bg', 'en'] as const)(
  'every sandbox page in %s fits a small phone and passes the accessibility check',
  async (locale) => {
    const { page, id } = await openSession(locale);
    const check = async () => {
      expect(await findViolations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    };
    await check();
    const pay = page.getByRole('button', { name: locale === 'bg' ? 'Плати' : 'Pay', exact: true });
    await pay.click();
    await check();
    await fill(page, locale === 'bg' ? bg : en, '4000002500003155');
    await pay.click();
    await check();
    await fixture.stripe.checkout.sessions.expire(id);
    await page.goto(`${fixture.sandbox.url}/c/pay/${id}`);
    await check();
    await page.context().close();
  },
);
