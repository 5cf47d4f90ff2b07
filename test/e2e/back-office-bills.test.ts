import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword } from '#test/support/application/build.ts';
import { formatMonth } from '#web/admin/kit/fields/month.ts';
import { capitalized } from '#web/shared/format/capitalized.ts';
import { fill } from '#web/shared/messages/fill.ts';
import { openBilled, lastMonth, type Billed } from './bills-fixture.ts';
import { button } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { staffPassword } from './support/installation.ts';
import { settled } from './support/settled.ts';
import { desktop, phone } from './support/visitor.ts';

const shop = 'Пекарна „Липа“ ООД';

describe.each([
  ['bg', desktop],
  ['en', phone],
] as const)('the bills of the back office, language %s', (language, viewport) => {
  let billed: Billed;
  beforeAll(async () => {
    billed = await openBilled();
    await billed.plateno.addStaff('support', 'SUPPORT');
  });
  afterAll(() => billed.plateno.close());

  const open = async (path: string, account = { username: 'admin', password: adminPassword }) => {
    const visitor = await billed.plateno.welcome(language, viewport);
    await openSignedIn(visitor, billed.plateno, account, path);
    await settled(visitor.page);
    return visitor;
  };

  it('an administrator sees what the run of a month would do, issues its bills, and opens one', async () => {
    const visitor = await open('/admin/bills');
    const { page, messages } = visitor;
    const { run, ...bills } = messages.billList;
    await page.getByText(bills.empty).waitFor();
    await button(page, run.open).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(shop).waitFor();
    await visitor.checkScreen('preview of a run');
    const [one] = run.submit.split(' |||| ');
    await button(dialog, fill(one!, { smart_count: 1 })).click();
    await dialog.waitFor({ state: 'detached' });
    const month = capitalized(formatMonth(lastMonth(), language));
    await page.getByText(month).first().waitFor();
    await page.getByText(bills.summary.recurring).waitFor();
    await settled(page);
    await visitor.checkScreen('list of bills');
    await page.getByText(month).first().click();
    await page.getByRole('table', { name: bills.days }).waitFor();
    await visitor.checkScreen('bill');
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  });

  it('support reads bills and the plans of a merchant, and is offered neither a run nor another plan', async () => {
    const account = { username: 'support', password: staffPassword };
    const visitor = await open(`/admin/merchants/${billed.merchant.id}/show/plan`, account);
    const { page, messages } = visitor;
    await page.getByText(messages.admin.merchants.plans.kinds.GIVEN).first().waitFor();
    await settled(page);
    await visitor.checkScreen('plans of a merchant');
    expect(await button(page, messages.admin.merchants.plan).count()).toBe(0);
    await page.goto(`${billed.plateno.url}/admin/bills`);
    await settled(page);
    expect(await button(page, messages.billList.run.open).count()).toBe(0);
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  });

  it('an administrator sets a plan from a later day, and it stands in the history', async () => {
    const visitor = await open(`/admin/merchants/${billed.merchant.id}/show/plan`);
    const { page, messages } = visitor;
    const { merchants } = messages.admin;
    await button(page, merchants.plan).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(merchants.plans.from).fill('01/12/2099');
    await dialog.getByLabel(merchants.plans.free).check();
    await visitor.checkScreen('another plan of a merchant');
    await button(dialog, messages.shared.save).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('01/12/2099').first().waitFor();
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  });
});
