import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright';
import { demoAccounts } from '#development/demo-accounts.ts';
import { loadingParts } from '#test/e2e/support/loading-parts.ts';
import type { Language } from '#web/shared/messages/language.ts';

/** A clone stays small: a picture that does not fit is compressed more. */
const mostBytes = 120_000;
const qualities = [90, 80, 70, 60, 50];

type DemoRole = 'ADMIN' | 'ACCOUNTANT' | 'MERCHANT';

const accountOf = (role: DemoRole) => demoAccounts.find((account) => account.role === role)!;

/** By the button of the demo account on the sign-in page. */
export const signIn = async (page: Page, url: string, role: DemoRole, language: Language): Promise<void> => {
  await page.goto(`${url}/login?lang=${language}`);
  const main = page.getByRole('main');
  await main
    .getByRole('button')
    .filter({ hasText: accountOf(role).username })
    .click();
  await main.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

const callApi = async <T>(url: string, body: object | undefined, token?: string): Promise<T> => {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** @returns a function that calls the API as the demo account of the role */
export const apiOf = async (url: string, role: 'ADMIN' | 'MERCHANT') => {
  const { username, password } = accountOf(role);
  const { token } = await callApi<{ token: string }>(`${url}/api/auth/login`, { username, password });
  return <T>(path: string, body?: object): Promise<T> => callApi<T>(`${url}/api${path}`, body, token);
};

/** @returns the URL of a new payment link of the demo merchant, over 48 euro */
export const createLink = async (url: string, description: string): Promise<string> => {
  const api = await apiOf(url, 'MERCHANT');
  const link = { amount: 48, currency: 'EUR', description };
  return (await api<{ paymentLinkUrl: string }>('/payment-links/me', link)).paymentLinkUrl;
};

/** Waits until the page has its heading and fonts, loads nothing, and has not changed for half a second. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.evaluate(async (loading) => {
    const quietMs = 500;
    await document.fonts.ready;
    await new Promise<void>((done) => {
      const check = () => (document.querySelector(loading) === null ? end() : wait());
      let timer = setTimeout(check, quietMs);
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(check, quietMs);
      };
      const changes = new MutationObserver(wait);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const end = () => {
        changes.disconnect();
        done();
      };
    });
  }, loadingParts);
};

export const asWebp = async (png: Buffer, most = mostBytes): Promise<Buffer> => {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  for (const quality of qualities) {
    const webp = await canvas.encode('webp', quality);
    if (webp.length <= most) return webp;
  }
  throw new Error(`A picture of ${image.width} × ${image.height} is above ${most} bytes.`);
};
