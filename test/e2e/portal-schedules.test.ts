import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptCards } from '#test/integration/main-job/kept-cards-fixture.ts';
import { scheduleSteps } from '#test/integration/modules/schedules/schedules-fixture.ts';
import { password } from '#test/support/application/build.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { pressAction } from './steps/record-actions.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { layoutShiftOf, watchLayoutShift } from './support/layout-shift.ts';
import { rowsToRun } from './support/matrix.ts';
import { settled } from './support/settled.ts';
import { desktop, phone } from './support/visitor.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('recurring invoices in the portal, language %s', (language, viewport) => {
  it('a member repeats an invoice, changes its price, issues the next one at once and ends it', async () => {
    const seller = await scheduleSteps(plateno).addSeller();
    const cards = keptCards(plateno, seller, 20);
    const { id: customerId } = await cards.addCustomer('Мария Георгиева');
    const { invoice } = await cards.write(customerId, 100);
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { schedule, merchant } = messages;
    await watchLayoutShift(page);
    await openSignedIn(
      visitor,
      plateno,
      { username: seller.email, password },
      `/merchant/invoices/${invoice.id}`,
    );
    await pressAction(visitor, merchant.invoice.actions.repeat);
    const dialog = page.getByRole('dialog');
    await field(dialog, schedule.form.day).waitFor();
    await visitor.checkScreen('repeat-dialog');
    await button(dialog, schedule.form.submit).click();
    await page.waitForURL(/\/merchant\/schedules\/\d+$/);
    await page.getByRole('heading', { name: schedule.lines }).waitFor();
    await settled(page);
    await visitor.checkScreen('schedule');
    expect(await layoutShiftOf(page)).toEqual([]);

    await pressAction(visitor, schedule.moves.change.action);
    await field(page, merchant.draft.netPrice).fill('120');
    await page
      .getByText(/144[,.]00/)
      .first()
      .waitFor();
    const [before] = schedule.form.from.split('{before}');
    await page.getByText(before!).waitFor();
    await settled(page);
    await visitor.checkScreen('schedule-form');
    await button(page, schedule.form.change).click();
    await page.getByRole('heading', { level: 1, name: /144[,.]00/ }).waitFor();

    const confirm = async (name: 'run' | 'pause' | 'resume' | 'end'): Promise<void> => {
      await pressAction(visitor, schedule.moves[name].action);
      await button(dialog, schedule.moves[name].submit).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await confirm('run');
    await page.getByRole('table', { name: schedule.runs }).getByRole('link').waitFor();
    await confirm('pause');
    await page.getByText(schedule.states.PAUSED, { exact: true }).waitFor();
    await confirm('resume');
    await page.getByText(schedule.states.ACTIVE, { exact: true }).waitFor();
    await confirm('end');
    await page.getByText(schedule.states.ENDED, { exact: true }).waitFor();
    await settled(page);
    await visitor.checkScreen('schedule-ended');
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  it('what waits is first in the list and on the record, and is issued; home and customer lead there', async () => {
    const steps = scheduleSteps(plateno);
    const seller = await steps.addSeller();
    const cards = keptCards(plateno, seller, 20);
    const { customerId } = await cards.keep();
    await steps.write(seller, { day: 'LAST' });
    const proposed = await steps.write(seller, { mode: 'PROPOSE', customerId });
    await steps.makeDue(proposed);
    await steps.run();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { schedule, upcoming } = messages;
    await watchLayoutShift(page);
    await openSignedIn(visitor, plateno, { username: seller.email, password }, '/merchant');
    await page.getByRole('heading', { name: upcoming.title }).waitFor();
    await settled(page);
    await visitor.checkScreen('home-with-schedules');
    expect(await layoutShiftOf(page)).toEqual([]);
    await page.locator('main a[href$="/schedules"]').first().click();
    await page.getByText(schedule.perMonth).waitFor();
    await settled(page);
    await visitor.checkScreen('schedules');
    await page.locator('main a[href*="/schedules/"]').filter({ hasText: /Мария/ }).first().click();
    const waiting = page.getByRole('region', { name: schedule.waits });
    await waiting.waitFor();
    await settled(page);
    await visitor.checkScreen('schedule-waiting');
    await waiting.getByRole('button', { name: schedule.issue }).click();
    await waiting.waitFor({ state: 'detached' });

    await moveTo(page, `/merchant/customers/${customerId}`);
    const card = page.getByRole('region', { name: schedule.card });
    await card.waitFor();
    await page.getByRole('region', { name: schedule.title }).getByRole('link').first().waitFor();
    await settled(page);
    await visitor.checkScreen('customer-with-card');
    await button(card, schedule.stopCard.action).click();
    await visitor.checkScreen('stop-card');
    await button(page.getByRole('dialog'), schedule.stopCard.submit).click();
    await card.getByText(schedule.cardEnds.MERCHANT.split('{date}')[0]!).waitFor();
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
