import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import reactAdminEn from 'ra-language-english';
import { button, field } from './acts/fields.ts';
import { goTo } from './acts/go-to.ts';
import {
  arrive,
  bakery,
  menuOf,
  openBackOffice,
  openTab,
  seeDashboard,
  seeInvoice,
  seeLink,
  seeMerchant,
  seeOperations,
  seePayment,
  type Ground,
} from './back-office-ground.ts';
import { desk, phone, type Visitor } from './ground/visitor.ts';
import { fill } from './ground/words.ts';
import { shortToken } from '#web/shared/format/short-token.ts';

const addFilter = reactAdminEn.ra.action.add_filter;

let ground: Ground;
beforeAll(async () => {
  ground = await openBackOffice();
});
afterAll(async () => ground.plateno.close());

const seeTabs = async (admin: Visitor): Promise<void> => {
  const { page, words } = admin;
  const { menu, merchants, audit } = words.admin;
  for (const [tab, sight] of [
    [merchants.logins, words.shared.status.user.LOCKED],
    [menu.links, words.shared.status.link.PAID],
    [menu.invoices, words.shared.status.invoice.PAID],
    [merchants.statusHistory, words.shared.status.merchant.PENDING],
    [menu.audit, audit.acts['merchant.registered']],
  ] as const) {
    await openTab(admin, tab);
    await page.getByText(sight).first().waitFor();
    await admin.look(`76 ${tab}`);
  }
};

const languages = [
  ['bg', desk],
  ['en', phone],
] as const;

it.each(languages)(
  'An administrator sees money, documents and what runs behind them, in %s',
  async (language, viewport) => {
    const admin = await arrive(ground, 'silviya', language, viewport);
    const { page, words } = admin;
    const { menu, audit } = words.admin;
    await seeDashboard(admin, 'of an administrator');
    expect(await menuOf(admin)).toEqual(Object.values(menu));
    await seePayment(ground, admin, 'of an administrator');
    await seeInvoice(admin, 'of an administrator');
    await seeLink(ground, admin, 'of an administrator');
    await seeOperations(ground, admin, 'of an administrator');
    await goTo(admin, menu.audit);
    await page.getByText(audit.acts['merchant.registered']).first().waitFor();
    await admin.look('88 audit log');
    await admin.leave();
  },
);

it.each(languages)(
  'An administrator sees merchants with all that is theirs, and users, in %s',
  async (language, viewport) => {
    const admin = await arrive(ground, 'silviya', language, viewport);
    const { page, words } = admin;
    const { menu, users } = words.admin;
    await seeMerchant(admin, 'of an administrator');
    await seeTabs(admin);
    await goTo(admin, menu.users);
    await page.getByText('kantora').first().click();
    await page.getByText(users.keepsBooksHelp).waitFor();
    await admin.look('62 accountant');
    await page.getByRole('link', { name: users.change }).click();
    await page.getByRole('dialog').waitFor();
    await admin.look('61 user form');
    await page.goto(`${ground.plateno.address}/admin/merchants/register`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await admin.look('89 registration');
    expect(admin.faults).toEqual([]);
    await admin.leave();
  },
);

it('What waits for a person is one click from where it is put right', async () => {
  const admin = await arrive(ground, 'silviya', 'bg', desk);
  const { page, words } = admin;
  const { attention, events, jobs, invoices } = words.admin;
  const { kinds } = attention;
  const comeFromDashboard = async (kind: string) => {
    await goTo(admin, words.admin.menu.dashboard, words.admin.dashboard.title);
    await page.getByRole('link', { name: kind }).click();
  };
  await comeFromDashboard(kinds.PARKED_EVENTS);
  await page.getByRole('button', { name: events.retry }).click();
  await page.getByText(events.retried).waitFor();

  await comeFromDashboard(kinds.FAILED_JOBS);
  await page.getByRole('button', { name: jobs.retry }).click();
  await page.getByText(jobs.retried).waitFor();

  await comeFromDashboard(kinds.UNSENT_MAIL);
  await page.getByRole('link', { name: /TEST/ }).click();
  await page.getByText(invoices.isTest).waitFor();
  await button(page, invoices.send).click();
  const dialog = page.getByRole('dialog');
  expect(await field(dialog, invoices.address).inputValue()).toBe('kupuvach@example.bg');
  await admin.look('90 sending a document');
  await button(dialog, invoices.send).click();
  await page.getByText(fill(invoices.sent, { email: 'kupuvach@example.bg' })).waitFor();
  await page.goto(`${ground.plateno.address}/admin`);
  await page.getByText(words.admin.dashboard.states.connected).waitFor();
  await page.getByRole('link', { name: kinds.MERCHANTS_WAITING }).waitFor();
  expect(await page.getByRole('link', { name: kinds.UNSENT_MAIL }).count()).toBe(0);
  await admin.leave();
});

it('Everything is found from anywhere, by the keyboard alone', async () => {
  const admin = await arrive(ground, 'silviya', 'bg', desk);
  const { page, words } = admin;
  const { search } = words.admin;
  await page.getByRole('heading', { level: 1, name: words.admin.dashboard.title }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: search.hint });
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Липа');
  await page.getByRole('option', { name: bakery }).first().waitFor();
  await admin.look('94 search');
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type(ground.token);
  await page.getByRole('option', { name: ground.token }).waitFor();
  // What was found for the beginning of it has gone.
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const title = fill(words.admin.links.link, { token: shortToken(ground.token) });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('няма такова нещо');
  await page.getByText(words.shared.search.nothing).waitFor();
  await admin.leave();
});

it('A list comes as a file of what its filters let through', async () => {
  const admin = await arrive(ground, 'silviya', 'en', desk);
  const { page, words } = admin;
  await goTo(admin, words.admin.menu.payments);
  await page.getByLabel(words.shared.list.search).fill('Мария');
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('Мария');
  await button(page, addFilter).click();
  await page
    .getByRole('menuitemcheckbox', { name: words.resources.payments.fields.from, exact: true })
    .click();
  await field(page, words.resources.payments.fields.from).fill('2026-01-01');
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('2026-01-01');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, fill(words.admin.lists.export, { format: 'CSV' })).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(rows).toEqual([expect.anything(), expect.stringContaining('Мария Георгиева')]);
  await page.getByText(fill(words.admin.lists.exported, { format: 'CSV' })).waitFor();
  await admin.leave();
});

it('An administrator gives a part back, sets one status for many, and closes a merchant after being told what is kept', async () => {
  const admin = await arrive(ground, 'silviya', 'bg', desk);
  const { page, words } = admin;
  const { merchants, payments } = words.admin;
  await page.goto(`${ground.plateno.address}/admin/payments/${ground.paidId}/show`);
  await button(page, payments.refund).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, `${words.resources.payments.fields.amount}, EUR`).fill('12,50');
  await admin.look('91 refund');
  await button(dialog, payments.refund).click();
  await page.getByText(payments.refunded).waitFor();
  await page.getByRole('row').filter({ hasText: '12,50' }).first().waitFor();
  expect((await ground.plateno.payment(ground.paidId)).refundedAmount).toBe(12.5);

  await goTo(admin, words.admin.menu.merchants);
  await page.getByRole('row').filter({ hasText: bakery }).waitFor();
  await page.getByRole('checkbox').first().check();
  await admin.look('92 chosen merchants');
  await button(page, merchants.changeStatus).click();
  await field(page.getByRole('dialog'), merchants.newStatus).selectOption('SUSPENDED');
  await button(page.getByRole('dialog'), words.shared.save).click();
  const suspended = words.shared.status.merchant.SUSPENDED;
  const [, many] = merchants.statusesChanged.split(' |||| ');
  await page.getByText(fill(many!, { smart_count: 2, status: suspended })).waitFor();
  await page.getByRole('row').filter({ hasText: bakery }).getByText(suspended).waitFor();

  await page.getByRole('link', { name: bakery }).click();
  await page.getByRole('heading', { level: 1, name: bakery }).waitFor();
  await page.getByRole('button', { name: merchants.delete }).click();
  const question = page.getByRole('dialog');
  await question.getByText(fill(merchants.deleteQuestion, { name: bakery })).waitFor();
  await question.getByText(words.admin.irrevocable).waitFor();
  await question.getByText(merchants.fate.CLOSED).waitFor();
  await admin.look('93 deletion of a merchant');
  await button(question, merchants.delete).click();
  await page.getByText(merchants.deleted).waitFor();
  await page.waitForURL((url) => url.pathname === '/admin/merchants');
  await page.getByText('Чака ЕООД').first().waitFor();
  expect(await page.getByText(bakery).count()).toBe(0);
  await admin.leave();
});

it('Every screen was accessible, and no browser complained', () => {
  expect([...ground.plateno.faults(), ...ground.plateno.complaints()]).toEqual([]);
});
