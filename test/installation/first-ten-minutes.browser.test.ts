import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '#contract/payments/payments.ts';
import { demoAccounts } from '#development/demo-accounts.ts';
import type { Language } from '#web/shared/messages/language.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import {
  chooseByGlobe,
  chooseLanguage as chooseLanguageOnce,
  choosePayLanguage,
} from '#test/e2e/steps/choose-language.ts';
import { button, field } from '#test/e2e/steps/fields.ts';
import { payOnHostedPage } from '#test/e2e/steps/pay-on-hosted-page.ts';
import { pressAction } from '#test/e2e/steps/record-actions.ts';
import { pressButtons } from '#test/e2e/support/press-buttons.ts';
import { readScreen } from '#test/e2e/support/read-screen.ts';
import { settled } from '#test/e2e/support/settled.ts';
import { openStartedProduct, type StartedProduct } from '#test/e2e/support/started-product.ts';
import { desktop, phone, type Visitor } from '#test/e2e/support/visitor.ts';
import { watchRequests } from '#test/e2e/support/watch-requests.ts';
import { isWholeMatrix, rowsToRun } from '#test/e2e/support/matrix.ts';

let plateno: StartedProduct;
// The product makes its own database and the history of the demo.
beforeAll(async () => {
  plateno = await openStartedProduct();
}, 600_000);
afterAll(async () => plateno.close());

const pathOf = (visitor: Visitor): string => new URL(visitor.page.url()).pathname;

/** Opens a path of the application without a page load, as its links do. */
const open = async ({ page }: Visitor, path: string): Promise<void> => {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await settled(page);
};

/** Signs in by the accounts that the sign-in page of a development installation offers. */
const signInByDemoAccount = async (visitor: Visitor, username: string): Promise<void> => {
  const { page, messages } = visitor;
  await page.goto(`${plateno.url}/login`);
  await page.getByRole('main').getByRole('button').filter({ hasText: username }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: messages.public.login.submit, exact: true })
    .click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

const chooseLanguage = async (visitor: Visitor, language: Language): Promise<Visitor> => {
  await chooseByGlobe(visitor, language);
  return visitor.now(language, desktop);
};

/** Checks the screen on desktop and phone in both languages; ends with desktop and Bulgarian. */
const readInAllForms = async (visitor: Visitor, name: string): Promise<string[]> => {
  const { page } = visitor;
  const faults: string[] = [];
  let reader = visitor;
  for (const language of ['bg', 'en'] as const) {
    if (language !== reader.language) reader = await chooseLanguage(reader, language);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await settled(page);
      faults.push(...(await readScreen(page, `${name} ${language} ${size.width}`)));
    }
    await page.setViewportSize(desktop);
  }
  await chooseLanguage(reader, 'bg');
  return faults;
};

/** The distinct paths of the area's links that match. */
const paths = ({ page }: Visitor, place: string, pattern: RegExp): Promise<string[]> =>
  page
    .locator(`${place} a[href]`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    .then((all) => [...new Set(all)].filter((path) => pattern.test(path)));

/** The pages of the navigation, and the first record of each list. */
const pagesOf = async (
  visitor: Visitor,
  home: string,
  allAnswered: () => Promise<void>,
): Promise<string[]> => {
  const pages = await paths(visitor, 'nav', new RegExp(`^${home}(?:/|$)`));
  const records: string[] = [];
  for (const path of pages) {
    await open(visitor, path);
    await allAnswered();
    records.push(...(await paths(visitor, 'main', new RegExp(`^${path}/\\d+(?:/show)?$`))).slice(0, 1));
  }
  return [...new Set([...pages, ...records])];
};

/** The signed-in merchant's first payment without a refund or dispute. */
const oldestRefundable = async ({ page }: Visitor): Promise<number> => {
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth')))!) as {
    token: string;
  };
  const answer = await fetch(`${plateno.url}/api/merchants/me/payments`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const payments = (await answer.json()) as Payment[];
  const untouched = payments.filter(
    ({ status, refundStatus, disputeStatus }) =>
      status === 'SUCCEEDED' && refundStatus === 'NONE' && disputeStatus === 'NONE',
  );
  return Math.min(...untouched.map(({ id }) => id));
};

/** A visitor with the answers that its browser receives. */
const arrive = async (language: Language, viewport: typeof desktop | typeof phone) => {
  const visitor = await plateno.welcome(language, viewport);
  const { failures, allAnswered } = watchRequests(visitor.page);
  return { visitor, failures, allAnswered };
};

describe('the demo in the first ten minutes', () => {
  it.runIf(isWholeMatrix).each(demoAccounts)(
    '$username meets no error, no raw code and no dead button on any page',
    async ({ username, role }) => {
      const { visitor, failures, allAnswered } = await arrive('bg', desktop);
      const { page } = visitor;
      await signInByDemoAccount(visitor, username);
      const home = role === 'MERCHANT' ? '/merchant' : '/admin';
      if (!pathOf(visitor).startsWith(home)) {
        // The specification redirects these roles to the landing page, which links to their area.
        await page.locator(`a[href="${home}"]:visible`).first().click();
        await page.waitForURL(`**${home}**`);
      }
      await expect
        .poll(async () => (await paths(visitor, 'nav', new RegExp(`^${home}/`))).length)
        .toBeGreaterThan(1);
      const faults: string[] = [];
      // On the own record one ends the session and with it the test; the other leaves the application.
      const except = [visitor.messages.admin.users.endSessions, visitor.messages.link.trial.start];
      for (const path of await pagesOf(visitor, home, allAnswered)) {
        const comeBack = () => open(visitor, path);
        await comeBack();
        await allAnswered();
        expect(pathOf(visitor)).toBe(path);
        faults.push(...(await readInAllForms(visitor, path)));
        const dead = await pressButtons(page, { comeBack, allAnswered, except });
        faults.push(...dead.map((name) => `${path}: “${name}” does nothing`));
      }
      // The test exports every list within a minute, which exceeds the rate limit of exports.
      const refused = failures.filter((failure) => !failure.startsWith('429 /api/exports/'));
      expect([...faults, ...refused, ...visitor.complaints]).toEqual([]);
      await visitor.leave();
    },
  );

  it.each(
    rowsToRun([
      ['bg', phone],
      ['en', desktop],
    ] as const),
  )('each row of the README’s table of the demo works, language %s', async (language, viewport) => {
    const { visitor, failures } = await arrive(language, viewport);
    const { page, messages } = visitor;
    const email = `maria-${language}@example.com`;
    await page.goto(`${plateno.url}/login`);
    await chooseLanguageOnce(visitor);
    await signInByDemoAccount(visitor, 'demo@plateno.example');
    await open(visitor, '/merchant/links#new');
    await button(page, messages.merchant.links.submit).click();
    const created = page.getByRole('group', { name: messages.merchant.links.created });
    const link = (await created.getByRole('link').first().textContent())!;

    const customer = await plateno.welcome(language, viewport);
    await customer.page.goto(link);
    await choosePayLanguage(customer);
    await field(customer.page, messages.pay.request.email).fill(email);
    await customer.page.locator('main button[type=submit]').filter({ visible: true }).click();
    await payOnHostedPage(customer, cards.paid);
    await customer.page.getByRole('heading', { name: messages.return.success.title }).waitFor();
    const mailbox = async (): Promise<boolean> =>
      (await (await fetch(`${plateno.mailbox}/email`)).text()).includes(email);
    await expect.poll(mailbox, { timeout: 60_000 }).toBe(true);

    // An older payment of the demo is refunded like a new one.
    await open(visitor, `/merchant/payments/${await oldestRefundable(visitor)}`);
    const dialog = page.getByRole('dialog');
    await pressAction(visitor, messages.payment.refund.action);
    await dialog.locator('input[inputmode=decimal]').fill('1,00');
    await button(dialog, messages.payment.refund.submit).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(messages.shared.status.refund.PARTIAL).first().waitFor();
    expect([...failures, ...visitor.complaints, ...customer.complaints]).toEqual([]);
    await visitor.leave();
    await customer.leave();
  });
});
