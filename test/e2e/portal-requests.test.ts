import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '#contract/users/users.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { browserStorage } from '#web/shared/browser-storage.ts';
import { leaveFor } from './steps/go-to.ts';
import { answered } from './support/answered.ts';
import { holdHome } from './support/hold-home.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { messages } from './support/messages.ts';
import { forOneVisitor } from './support/one-visitor.ts';
import { settled } from './support/settled.ts';
import { desktop, phone } from './support/visitor.ts';
import { watchRequests } from './support/watch-requests.ts';
import { workerBrowser } from './support/worker-browser.ts';

const password = 'дълга парола 1';
const most = { requests: 40, callsOfHome: 6, callsOfNext: 4, shift: 0.02 } as const;
const nextScreens = ['payments', 'links', 'invoices', 'customers', 'reports', 'settings'] as const;
/** What a screen asks for by a part that it loads after it is shown. */
const askedLate: Readonly<Record<string, readonly string[]>> = { links: ['/api/merchants/me/limits'] };

let plateno: Installation;
let merchant: TestMerchant;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
  const checkout = await plateno.openCheckout(await plateno.createLink(merchant, { amount: 50 }));
  await plateno.control.pay({ session: checkout.sessionId });
  await plateno.returnPaid(checkout);
  accepted(
    await merchant.api.post('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров', country: 'BG' },
      items: [{ description: 'Маса', quantity: 1, unitPrice: 120, taxRate: 0 }],
    }),
  );
});
afterAll(() => plateno.close());

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/');
const pathsOf = (requests: readonly Request[]): string[] =>
  requests.map((request) => `${new URL(request.url()).pathname}${new URL(request.url()).search}`);

/** Runs in the page before its scripts: all shifts, also those that the browser does not count after an input. */
const sumUpShifts = (): void => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    Reflect.set(globalThis, 'shiftSoFar', sum);
  }).observe({ type: 'layout-shift', buffered: true });
};
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (Reflect.get(globalThis, 'shiftSoFar') as number | undefined) ?? 0;
  });

interface FirstVisit {
  readonly viewport: Readonly<{ width: number; height: number }>;
  readonly isHeld?: boolean;
}

/** The first visit of the owner in a browser that has nothing of the portal, and the requests that it makes. */
const firstVisit = async ({ viewport, isHeld = false }: FirstVisit) => {
  const session = accepted(
    await plateno.api().post<Session>('/auth/login', { username: merchant.email, password }),
  );
  const { token, username, role } = session;
  const localStorage = [
    { name: browserStorage.session.key, value: JSON.stringify({ token, username, role }) },
  ];
  const context = await workerBrowser().newContext({
    viewport,
    locale: 'bg-BG',
    storageState: { cookies: [], origins: [{ origin: plateno.url, localStorage }] },
  });
  const page = await context.newPage();
  await forOneVisitor(page).addInitScript(sumUpShifts);
  // What is read once a minute is not read again because the machine is busy.
  await forOneVisitor(page).clock.setFixedTime(new Date());
  const requests: Request[] = [];
  // Of the page and of its service worker.
  context.on('request', (request) => void requests.push(request));
  const watched = watchRequests(page);
  if (isHeld) await holdHome(page);
  await page.goto(`${plateno.url}/merchant`);
  // The chart comes last.
  await page.getByRole('application').waitFor();
  await settled(page);
  await watched.allAnswered();
  return { page, requests, watched, close: () => context.close() };
};

it('the first visit of the front page makes 40 requests and 6 calls at most, the next screens 4 calls each', async () => {
  const { page, requests, watched, close } = await firstVisit({ viewport: desktop });
  const calls = pathsOf(requests.filter(isCall));
  expect(calls).toContain('/api/merchants/me/home');
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(most.callsOfHome);
  expect(requests.length, pathsOf(requests).join('\n')).toBeLessThanOrEqual(most.requests);
  for (const screen of nextScreens) {
    requests.length = 0;
    const hasAsked = answered(page, askedLate[screen] ?? []);
    await leaveFor(page, `/merchant/${screen}`);
    await hasAsked;
    await settled(page);
    await watched.allAnswered();
    const ofScreen = pathsOf(requests.filter(isCall));
    expect(ofScreen.length, `${screen}: ${ofScreen.join('\n')}`).toBeLessThanOrEqual(most.callsOfNext);
  }
  expect(watched.failures).toEqual([]);
  await close();
});

it.each([['desktop', desktop] as const, ['phone', phone] as const])(
  'the cards of the front page keep their places while it loads: %s',
  async (_, viewport) => {
    const { page, close } = await firstVisit({ viewport, isHeld: true });
    await page.getByText(messages.bg.today.title.split(',')[0]!).first().waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(most.shift);
    await close();
  },
);
