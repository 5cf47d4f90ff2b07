import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { until } from '#test/support/application/until.ts';
import { chooseLanguage } from './steps/choose-language.ts';
import { button } from './steps/fields.ts';
import { recordIn } from './steps/lists.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { desk, phone } from './support/visitor.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

declare global {
  var notes: number | undefined;
}
const countNotes = (): void => {
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function play(...when) {
    globalThis.notes = (globalThis.notes ?? 0) + 1;
    start.apply(this, when);
  };
};
const notesPlayed = (page: Page) => page.evaluate(() => globalThis.notes);

/** The page asks the server for nothing by itself, however long it stands. */
const asksNothing = async (page: Page): Promise<void> => {
  const asked: string[] = [];
  const note = (request: Request): void => void asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.clock.fastForward('01:00:00');
  // Whatever the hour has set off has been asked before this.
  await page.evaluate(() => fetch('/healthz'));
  page.off('request', note);
  expect(asked).toEqual(['/healthz']);
};

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun([
    ['bg', phone, '50,00\u00a0€'],
    ['en', desk, '€50.00'],
  ] as const),
)('The home of a merchant who reads %s', (language, viewport, fifty) => {
  it('leads to the first payment, and then shows how business is', async () => {
    const merchant = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { liveEvents, onboarding, takings } = messages.merchant;
    await page.goto(`${plateno.address}/login`);
    await chooseLanguage(visitor);
    await signIn(visitor, merchant.email, password);
    await page.waitForURL('**/merchant');
    const steps = page.getByRole('region').filter({ hasText: onboarding.link.name });
    await steps.getByText(onboarding.profile.hint).waitFor();
    await visitor.look('home-before-the-first-payment');
    await steps.getByRole('link', { name: onboarding.link.name }).click();
    await page.waitForURL('**/merchant/links');

    await page.goto(`${plateno.address}/merchant`);
    await page.evaluate(countNotes);
    const sound = button(page, liveEvents.sound);
    await sound.click();
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    const otherTab = await page.context().newPage();
    await otherTab.clock.install();
    await otherTab.goto(`${plateno.address}/merchant/payments`);
    await otherTab.getByText(messages.merchant.payments.none).waitFor();
    const link = await plateno.createLink(merchant, { amount: 50 });
    await asksNothing(otherTab);
    const checkout = await plateno.openCheckout(link);
    // Nobody has reloaded anything, and nobody has looked: both tabs are told.
    const payments = { page: otherTab, isOnPhone: visitor.isOnPhone };
    const row = recordIn(payments, messages.merchant.payments.title, '50');
    await row.getByText(messages.shared.status.payment.PENDING).waitFor();
    await page.getByRole('link').getByText(messages.shared.status.payment.PENDING).waitFor();
    await plateno.control.pay({ session: checkout.sessionId, card: cards.insufficientFunds });
    for (const tab of [page, otherTab])
      await tab.getByText(fill(liveEvents.declined, { amount: fifty })).waitFor();
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await plateno.returnFrom(checkout);
    for (const tab of [page, otherTab])
      await tab.getByText(fill(liveEvents.paid, { amount: fifty })).waitFor();
    await row.getByText(messages.shared.status.payment.SUCCEEDED).waitFor();
    await otherTab.close();
    // Two notes when it was switched on, so that one knows it, and two for the payment.
    await until('it is heard', async () => (await notesPlayed(page)) === 4);
    const panel = page.getByRole('region', { name: takings.title, exact: true });
    await panel.getByRole('strong').getByText(fifty).waitFor();
    expect(await steps.count()).toBe(0);
    for (const period of ['DAY', 'WEEK', 'YEAR'] as const) {
      await button(panel, takings.periods[period]).click();
      await panel.getByText(takings.asTable).click();
      await panel.getByRole('columnheader', { name: takings.places[period], exact: true }).waitFor();
      const cells = panel.getByRole('cell').getByText(fifty);
      await cells.waitFor();
      expect(await cells.count()).toBe(1);
      await panel.getByText(takings.asTable).click();
    }
    await button(panel, takings.periods.MONTH).click();
    await panel.getByText(takings.asTable).click();
    await visitor.look('home');
    await visitor.leave();
  });
});

it('Nothing was wrong with any screen', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
