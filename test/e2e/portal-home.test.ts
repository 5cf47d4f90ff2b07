import type { Locator, Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { until } from '#test/support/application/until.ts';
import { button } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { recordIn } from './steps/lists.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { answered } from './support/answered.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { desktop, phone } from './support/visitor.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';
import { forOneVisitor } from './support/one-visitor.ts';

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

/** The open page sends no request by itself. */
const asksNothing = async (page: Page): Promise<void> => {
  const asked: string[] = [];
  const note = (request: Request): void => void asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await forOneVisitor(page).clock.fastForward('01:00:00');
  // Requests caused by the new hour end before this.
  await page.evaluate(() => fetch('/healthz'));
  page.off('request', note);
  expect(asked).toEqual(['/healthz']);
};

/** Moves along the chart by the arrow keys, from its first place to the last, until the values of a place are read. */
const readChartByKeys = async (panel: Locator, amount: string): Promise<void> => {
  const chart = panel.getByRole('application');
  await chart.focus();
  const values = panel.getByRole('status');
  for (let place = 0; place < 31; place += 1) {
    if (((await values.textContent()) ?? '').includes(amount)) return;
    await chart.press('ArrowRight');
  }
  throw new Error(`no place of the chart has ${amount}`);
};

/** The library measures text in an element that no landmark contains. */
const measuresOf = (panel: Locator): Promise<number> =>
  panel.page().locator('body > [id^="recharts"]').count();

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun([
    ['bg', phone, '50,00\u00a0€'],
    ['en', desktop, '€50.00'],
  ] as const),
)('the home page of the portal, language %s', (language, viewport, fifty) => {
  it('the home page of a merchant leads to the first payment and then shows its figures', async () => {
    const merchant = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { nextStep } = messages;
    const { liveEvents, takings } = messages.merchant;
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant');
    const card = page.getByRole('region', { name: nextStep.title });
    await card.getByText(nextStep.now.CREATE_LINK.hint).waitFor();
    await card.getByText(nextStep.steps.GET_APPROVED.nameDone).waitFor();
    // No zeros and no empty chart.
    expect(await page.getByText(messages.cards.activeLinks, { exact: true }).count()).toBe(0);
    await visitor.checkScreen('home-before-the-first-payment');
    await card.getByRole('link', { name: nextStep.now.CREATE_LINK.action }).click();
    await page.waitForURL('**/merchant/links#new');

    await moveTo(page, '/merchant');
    await page.evaluate(countNotes);
    const { nav } = messages.merchant;
    if (visitor.isOnPhone)
      await button(page.getByRole('navigation', { name: nav.mainPages }), nav.more).click();
    const sound = button(page, liveEvents.sound);
    await sound.click();
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    if (visitor.isOnPhone) await page.keyboard.press('Escape');
    const otherTab = await page.context().newPage();
    await forOneVisitor(otherTab).clock.install();
    // Lazy parts of the layout ask once, after the page is shown.
    const asked = answered(otherTab, ['/api/auth/merchants', '/api/merchants/me/next-step']);
    await otherTab.goto(`${plateno.url}/merchant/payments`);
    await asked;
    await otherTab.getByText(messages.merchant.payments.none).waitFor();
    const link = await plateno.createLink(merchant, { amount: 50 });
    await asksNothing(otherTab);
    const checkout = await plateno.openCheckout(link);
    // Both tabs receive the live event without a reload.
    const payments = { page: otherTab };
    const row = recordIn(payments, messages.merchant.payments.title, '50');
    await row.getByText(messages.shared.status.payment.PENDING).waitFor();
    await page.getByRole('link').getByText(messages.shared.status.payment.PENDING).waitFor();
    await plateno.control.pay({ session: checkout.sessionId, card: cards.insufficientFunds });
    for (const tab of [page, otherTab])
      await tab.getByText(fill(liveEvents.declined, { amount: fifty })).waitFor();
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await plateno.returnPaid(checkout);
    for (const tab of [page, otherTab])
      await tab.getByText(fill(liveEvents.paid, { amount: fifty })).waitFor();
    await row.getByText(messages.shared.status.payment.SUCCEEDED).waitFor();
    await otherTab.close();
    // Two notes as a sample when the sound is switched on, and two for the payment.
    await until('the sound of the payment is played', async () => (await notesPlayed(page)) === 4);
    const panel = page.getByRole('region', { name: takings.title, exact: true });
    const total = panel.getByText(fifty, { exact: true }).first();
    await total.waitFor();
    await readChartByKeys(panel, fifty);
    expect(await measuresOf(panel)).toBe(0);
    await button(panel, takings.earlier).click();
    await total.waitFor({ state: 'detached' });
    await button(panel, takings.later).click();
    await total.waitFor();
    // The EIK waits until it is given, also after the first payment.
    await card.getByText(nextStep.now.ADD_TAX_ID.hint).waitFor();
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
    await visitor.checkScreen('home');
    await visitor.leave();
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect(plateno.faults()).toEqual([]);
  expect(plateno.complaints()).toEqual([]);
});
