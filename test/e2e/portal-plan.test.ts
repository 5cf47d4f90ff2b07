import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { fill } from '#web/shared/messages/fill.ts';
import { openBilled, lastMonth, runBills, type Billed } from './bills-fixture.ts';
import { button } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { layoutShiftOf, watchLayoutShift } from './support/layout-shift.ts';
import { settled } from './support/settled.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';
const page = '/merchant/settings/plan';

describe.each([
  ['bg', phone],
  ['en', desktop],
] as const)('the plan and the bills, language %s', (language, viewport) => {
  let billed: Billed;
  beforeAll(async () => {
    billed = await openBilled();
    await runBills(billed.plateno);
  });
  afterAll(() => billed.plateno.close());

  const open = async (path = page) => {
    const { plateno, merchant } = billed;
    const visitor = await plateno.welcome(language, viewport);
    await watchLayoutShift(visitor.page);
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, path);
    await settled(visitor.page);
    return visitor;
  };

  it('an open bill is among what waits on the front page, and leads to the page of the plan', async () => {
    const visitor = await open('/merchant');
    const { nextStep, bills } = visitor.messages;
    const [entry] = nextStep.bills.open.split('{');
    const link = visitor.page.getByRole('link', { name: new RegExp(`^${entry}€?5[.,]52`) });
    await link.waitFor();
    await visitor.checkScreen('front page with an open bill');
    expect(await visitor.page.getByText(nextStep.nothing).count()).toBe(0);
    await link.click();
    await visitor.page.waitForURL(`**${page}`);
    await visitor.page.getByRole('link', { name: new RegExp(`^${bills.pay}`) }).waitFor();
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  });

  it('an open bill is paid by two presses from the page of the plan, and has its document and its days', async () => {
    const visitor = await open();
    const { bills } = visitor.messages;
    const names = visitor.messages.shared.status.bill;
    await visitor.checkScreen('plan with an open bill');
    expect(await layoutShiftOf(visitor.page)).toEqual([]);
    const action = (role: 'button' | 'link', name: string) =>
      visitor.page.getByRole(role, { name: new RegExp(`^${name}`) });
    const saved = visitor.page.waitForEvent('download');
    await action('button', bills.pdf).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await action('link', bills.pay).click();
    await visitor.page.getByRole('button', { name: /5[.,]52/ }).click();
    await visitor.page.getByText(visitor.messages.hosted.banner).waitFor();
    await payOnPage(visitor.page.url(), cards.paid);
    await billed.plateno.drain();
    await visitor.page.goto(`${billed.plateno.url}${page}/${lastMonth()}`);
    await visitor.page.getByText(names.PAID, { exact: true }).waitFor();
    await visitor.page.getByRole('table', { name: bills.one.days }).waitFor();
    await visitor.checkScreen('paid bill');
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  });

  it('an owner sees the price before a larger plan, and what ends before a smaller one, which can be taken back', async () => {
    const visitor = await open();
    const { plan, shared } = visitor.messages;
    const name = (of: 'STARTER' | 'GROWTH') => ({ plan: shared.plan[of] });
    const choose = async (of: 'STARTER' | 'GROWTH') => {
      await button(visitor.page, fill(plan.cards.choose, name(of))).click();
      const dialog = visitor.page.getByRole('dialog');
      await dialog.getByText(plan.dialog.price).waitFor();
      await visitor.checkScreen(`preview of ${of}`);
      return dialog;
    };
    const larger = await choose('GROWTH');
    await larger.getByText(plan.features.reminders).waitFor();
    await button(larger, fill(plan.dialog.submit, name('GROWTH'))).click();
    await visitor.page.getByRole('heading', { name: fill(plan.own, name('GROWTH')) }).waitFor();
    const smaller = await choose('STARTER');
    await smaller.getByRole('region', { name: plan.dialog.loses }).waitFor();
    await button(smaller, fill(plan.dialog.submit, name('STARTER'))).click();
    const keep = button(visitor.page, fill(plan.cards.keep, name('GROWTH')));
    await keep.waitFor();
    await visitor.checkScreen('plan with one that follows');
    await keep.click();
    await keep.waitFor({ state: 'detached' });
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  });
});
