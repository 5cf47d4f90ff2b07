import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shortToken } from '#web/shared/format/short-token.ts';
import { reactAdminBg } from '#web/admin/kit/messages/react-admin-bg.ts';
import { button, field } from './steps/fields.ts';
import { goTo } from './steps/go-to.ts';
import { figuresOf, figuresOn } from './back-office-figures.ts';
import {
  goOn,
  bakery,
  bookshop,
  customerEmail,
  openBackOffice,
  waiting,
  type Fixture,
} from './back-office-fixture.ts';
import { fill } from './support/messages.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openBackOffice();
});
afterAll(async () => fixture.plateno.close());

it('the search of the back office finds each kind of record by keyboard alone', async () => {
  const admin = await goOn(fixture);
  const { page, messages } = admin;
  const { search } = messages.admin;
  await page.getByRole('heading', { level: 1, name: messages.admin.dashboard.title }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: search.hint });
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Липа');
  await page.getByRole('option', { name: bakery }).first().waitFor();
  await admin.checkScreen('94 search');
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(fixture.token);
  await page.getByRole('option', { name: fixture.token }).waitFor();
  // Results of the shorter search text are gone.
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const title = fill(messages.admin.links.link, { token: shortToken(fixture.token) });
  await page.getByText(title).waitFor();
  const named = { payment: '№', invoice: fixture.invoiceNumber, merchant: bakery };
  for (const [text, kind] of [
    [`${fixture.merchant.id}-1`, 'payment'],
    [fixture.invoiceNumber, 'invoice'],
    [customerEmail, 'invoice'],
    [fixture.merchant.email, 'merchant'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(text);
    // Case matters: the word for payment is a part of the one for payment link.
    const found = page.getByRole('option').filter({ hasText: new RegExp(search.kinds[kind]) });
    await found.filter({ hasText: named[kind] }).filter({ hasText: bakery }).waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('няма такова нещо');
  await page.getByText(messages.shared.search.nothing).waitFor();
});

it('the address of customers leads to the merchants, whose tabs have them', async () => {
  const admin = await goOn(fixture, '/customers');
  const { page, messages } = admin;
  await page.getByRole('heading', { level: 1, name: messages.admin.menu.merchants }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/merchants');
});

it('an export and the figures of a list contain the filtered rows only', async () => {
  const admin = await goOn(fixture);
  const { page, messages } = admin;
  await goTo(admin, messages.admin.menu.payments);
  await page.getByLabel(messages.shared.list.search).fill('Мария');
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('Мария');
  const figure = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();
  await expect.poll(() => figure(messages.admin.payments.summary.total).textContent()).toBe('1');
  await button(page, reactAdminBg.ra.action.add_filter).click();
  await page
    .getByRole('menuitemcheckbox', { name: messages.resources.payments.fields.from, exact: true })
    .click();
  await field(page, messages.resources.payments.fields.from).fill('01/02/2026');
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('2026-02-01');
  await field(page, messages.resources.payments.fields.from).fill('1.1.2026');
  await page.keyboard.press('Tab');
  expect(await field(page, messages.resources.payments.fields.from).inputValue()).toBe('01/01/2026');
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('2026-01-01');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, fill(messages.admin.lists.export, { format: 'CSV' })).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toEqual([expect.anything(), expect.stringContaining('Мария Георгиева')]);
  await page.getByText(fill(messages.admin.lists.exported, { format: 'CSV' })).waitFor();
  await page.getByLabel(messages.shared.list.search).fill('няма такъв клиент');
  await page.getByText(messages.admin.noneFound.payments).waitFor();
  await admin.checkScreen('97 no payments found', ['light']);
  await button(page, messages.shared.list.clear).click();
  await page.getByRole('row').filter({ hasText: bookshop }).first().waitFor();
});

it('the seven figures above the payments follow the chosen merchant and its removal', async () => {
  const admin = await goOn(fixture);
  const { page, messages } = admin;
  await goTo(admin, messages.admin.menu.payments);
  const figures = () => figuresOn(admin);
  const choose = async (merchant: string) => {
    await page.getByRole('combobox', { name: messages.admin.merchant }).click();
    await page.getByRole('option', { name: merchant, exact: true }).click();
  };
  const [ofAll, ofBakery] = [await figuresOf(fixture, null), await figuresOf(fixture, fixture.merchant.id)];
  expect(ofAll.filter((figure, at) => figure === ofBakery[at])).toEqual([]);
  await expect.poll(figures).toEqual(ofAll);
  await choose(bakery);
  await expect.poll(figures).toEqual(ofBakery);
  await expect.poll(() => page.getByRole('row').filter({ hasText: bookshop }).count()).toBe(0);
  await admin.checkScreen('96 payments of one merchant', ['light']);
  await choose(messages.admin.allMerchants);
  await expect.poll(figures).toEqual(ofAll);
  await page.getByRole('row').filter({ hasText: bookshop }).first().waitFor();
});

it('filters of a list are part of the URL, survive a reload and can be saved under a name', async () => {
  const admin = await goOn(fixture);
  const { page, messages } = admin;
  const { action, saved_queries: kept } = reactAdminBg.ra;
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const menu = async (item: string) => {
    await button(page, action.add_filter).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await goTo(admin, messages.admin.menu.merchants);
  await row(bakery).waitFor();
  await page.getByRole('tab', { name: `${messages.admin.lists.tabs.merchant.PENDING} (1)` }).click();
  await row(bakery).waitFor({ state: 'detached' });
  const filter = () => new URL(page.url()).searchParams.get('filter');
  await expect.poll(filter).toBe('{"status":"PENDING"}');

  await page.reload();
  await row(waiting).waitFor();
  expect(await row(bakery).count()).toBe(0);
  expect(filter()).toBe('{"status":"PENDING"}');

  await menu(kept.new_label);
  const dialog = page.getByRole('dialog');
  await field(dialog, kept.query_name).fill('Чакащи');
  await admin.checkScreen('95 filters kept by name');
  await button(dialog, action.save).click();
  await dialog.waitFor({ state: 'detached' });
  await menu(action.remove_all_filters);
  await row(bakery).waitFor();
  await menu('Чакащи');
  await row(bakery).waitFor({ state: 'detached' });
  await row(waiting).waitFor();
  expect(filter()).toBe('{"status":"PENDING"}');
});

it('an administrator refunds a part, sets the status of several merchants, and closes one after a list of what is kept', async () => {
  const admin = await goOn(fixture, `/payments/${fixture.paidId}/show`);
  const { page, messages } = admin;
  const { merchants, payments } = messages.admin;
  await button(page, payments.refund).click();
  const dialog = page.getByRole('dialog');
  const byLines = dialog.getByRole('switch', { name: payments.refundByLines });
  await byLines.click();
  await dialog.getByRole('group', { name: payments.refundLines }).getByRole('textbox').fill('0,5');
  await dialog.getByText(fill(payments.refundWorth, { amount: '25,00 €' })).waitFor();
  await admin.checkScreen('91 refund by lines');
  await byLines.click();
  await field(dialog, `${messages.resources.payments.fields.amount}, EUR`).fill('12,50');
  await admin.checkScreen('91 refund');
  await button(dialog, payments.refund).click();
  await page.getByText(payments.refunded).waitFor();
  await page.getByRole('row').filter({ hasText: '12,50' }).first().waitFor();
  expect((await fixture.plateno.payment(fixture.paidId)).refundedAmount).toBe(12.5);

  await goTo(admin, messages.admin.menu.merchants);
  await page.getByRole('row').filter({ hasText: bakery }).waitFor();
  await page.getByRole('checkbox').first().check();
  await admin.checkScreen('92 chosen merchants');
  await button(page, merchants.changeStatus).click();
  const suspended = messages.shared.status.merchant.SUSPENDED;
  await field(page.getByRole('dialog'), merchants.newStatus).click();
  await page.getByRole('option', { name: suspended }).click();
  await button(page.getByRole('dialog'), messages.shared.save).click();
  const [, many] = merchants.statusesChanged.split(' |||| ');
  await page.getByText(fill(many!, { smart_count: 3, status: suspended })).waitFor();
  await page.getByRole('row').filter({ hasText: bakery }).getByText(suspended).waitFor();

  await page.getByRole('link', { name: bakery }).click();
  await page.getByRole('heading', { level: 1, name: bakery }).waitFor();
  await page.getByRole('button', { name: merchants.changeStatus }).click();
  const changing = page.getByRole('dialog');
  // The field starts with the current status.
  expect(await field(changing, merchants.newStatus).textContent()).toBe(suspended);
  await button(changing, messages.shared.cancel).click();
  await page.getByRole('button', { name: merchants.delete }).click();
  const question = page.getByRole('dialog');
  await question.getByText(fill(merchants.deleteQuestion, { name: bakery })).waitFor();
  await question.getByText(messages.admin.irrevocable).waitFor();
  await question.getByText(merchants.fate.CLOSED).waitFor();
  await admin.checkScreen('93 deletion of a merchant');
  await button(question, merchants.delete).click();
  await page.getByText(merchants.deleted).waitFor();
  await page.waitForURL((url) => url.pathname === '/admin/merchants');
  await page.getByText('Чака ЕООД').first().waitFor();
  await expect.poll(() => page.getByText(bakery).count()).toBe(0);
});

it('every screen is accessible, without errors in the browser', () => {
  expect([...fixture.plateno.faults(), ...fixture.plateno.complaints()]).toEqual([]);
});
