import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import { bg } from '#web/shared/unanswered/messages/bg.ts';
import { en } from '#web/shared/unanswered/messages/en.ts';
import type { Visitor } from '../support/visitor.ts';
import { forOneVisitor } from '../support/one-visitor.ts';

/** What happens on the line between page and server to the first attempt of a call that writes. */
export type Fault = 'before' | 'after' | 'late';

/** A kept connection that the server has just closed is opened again: the fault is this file's alone. */
const fetchOnce = (route: Route) => route.fetch({ maxRetries: 2 });

const meet: Readonly<Record<Fault, (route: Route) => Promise<unknown>>> = {
  before: (route) => route.abort('connectionreset'),
  after: async (route) => {
    await fetchOnce(route);
    await route.abort('connectionreset');
  },
  // The server has answered; the page waits until its limit.
  late: fetchOnce,
};

const limits = [10_000, 60_000];

/** A page whose limits of a call are five seconds: a loaded machine answers within them. */
export const shortenLimits = (page: Page): Promise<unknown> =>
  forOneVisitor(page).addInitScript((long: readonly number[]) => {
    const wait = globalThis.setTimeout;
    const patient = (handler: () => void, delay?: number, ...given: unknown[]) =>
      wait(handler, delay !== undefined && long.includes(delay) ? 5_000 : delay, ...given);
    globalThis.setTimeout = patient as typeof setTimeout;
  }, limits);

/**
 * Makes a call through a screen while its first attempt meets the fault: the dialog says that the outcome is not known
 * yet, nothing says that it failed, and both attempts have the same key.
 * @param path of the call below `/api`
 */
export const pressThroughFault = async (
  visitor: Visitor,
  { path, fault }: Readonly<{ path: RegExp; fault: Fault }>,
  press: () => Promise<void>,
): Promise<void> => {
  const { page, language } = visitor;
  const { unanswered } = { bg, en }[language];
  const keys: (string | undefined)[] = [];
  /** The dialog has been looked at. */
  const seen = Promise.withResolvers<void>();
  const isCall = (url: URL): boolean => path.test(url.pathname);
  await page.route(isCall, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) return meet[fault](route);
    await seen.promise;
    // The page has given up what it sent before, if its limit has passed.
    return route.continue().catch(() => undefined);
  });
  const check = async (): Promise<void> => {
    const dialog = page.getByRole('alertdialog', { name: unanswered.UNKNOWN.title });
    await dialog.waitFor();
    const failures = await page.getByText(/не успя|не беше|failed/i).allTextContents();
    // The filter of failed payments beside the payment says how many there are.
    expect(failures.filter((text) => !/^Failed\s*\d+$/.test(text))).toEqual([]);
    await visitor.checkScreen(`not known yet, ${fault}`);
    seen.resolve();
    await dialog.waitFor({ state: 'detached' });
  };
  await Promise.all([press(), check()]);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await page.unroute(isCall);
};
