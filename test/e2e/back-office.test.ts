import { afterAll, beforeAll, expect, it } from 'vitest';
import { shell as portal } from '#web/merchant/kit/messages/shell-bg.ts';
import { button, field } from './steps/fields.ts';
import { goTo, moveTo } from './steps/go-to.ts';
import {
  goOn,
  arrive,
  forgotten,
  open,
  openBackOffice,
  waiting,
  type Fixture,
} from './back-office-fixture.ts';
import { everyScreenOf } from './back-office-roles.ts';
import { fill } from './support/messages.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openBackOffice();
});
afterAll(async () => fixture.plateno.close());

everyScreenOf('SUPPORT', { username: 'podkrepa', home: '/admin', inGate: 'phone' }, () => fixture);
everyScreenOf('ACCOUNTANT', { username: 'kantora', home: '/admin', inGate: 'desktop' }, () => fixture);

it('a SUPPORT user fetches the provider state again and unlocks the user of a merchant', async () => {
  const support = await arrive(fixture, 'podkrepa');
  const { page, messages } = support;
  const { payments, users } = messages.admin;
  await open(support, `/payments/${fixture.paidId}/show`);
  await button(page, payments.confirm).click();
  await page.getByText(payments.confirmed).waitFor();
  await open(support, `/merchants/${fixture.merchant.id}/show/users`);
  await page.getByRole('button', { name: users.unlock }).click();
  await page.getByText(users.unlocked).waitFor();
  await page.getByRole('table').getByText(messages.shared.status.user.ACTIVE).waitFor();
  expect(await page.getByRole('button', { name: users.unlock }).count()).toBe(0);
  await support.leave();
});

it('each attention item links to the page where it can be resolved', async () => {
  const admin = await goOn(fixture);
  const { page, messages } = admin;
  const { attention, events, jobs, invoices, merchants, payments } = messages.admin;
  const { kinds } = attention;
  const comeFromDashboard = async (kind: string) => {
    await goTo(admin, messages.admin.menu.dashboard, messages.admin.dashboard.title);
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
  await admin.checkScreen('90 sending a document');
  await button(dialog, invoices.send).click();
  await page.getByText(fill(invoices.sent, { email: 'kupuvach@example.bg' })).waitFor();

  await comeFromDashboard(kinds.MISMATCHES);
  await page.locator(`a[href*="/payments/${fixture.mismatchedId}/show"]`).first().click();
  await button(page, payments.confirm).click();
  await page.getByText(payments.confirmed).waitFor();

  await comeFromDashboard(kinds.OVERDUE_JOBS);
  await page.getByRole('row').filter({ hasText: forgotten }).getByText(jobs.states.OVERDUE).waitFor();

  await comeFromDashboard(kinds.MERCHANTS_WAITING);
  await page.getByRole('row').filter({ hasText: waiting }).waitFor();
  await goTo(admin, messages.admin.menu.dashboard, messages.admin.dashboard.title);
  await page.getByRole('link', { name: waiting }).click();
  await page.getByText(merchants.checks.noIban).waitFor();
  await admin.checkScreen('98 approval');
  await page.getByRole('button', { name: merchants.approve }).click();
  await page.getByText(fill(merchants.approved, { name: waiting })).waitFor();
  await page.getByRole('button', { name: messages.admin.undo }).click();
  await page.getByText(fill(merchants.approvalUndone, { name: waiting })).waitFor();
  await page.getByRole('button', { name: merchants.approve }).click();
  await page.getByText(fill(merchants.approved, { name: waiting })).waitFor();
  await goTo(admin, messages.admin.menu.dashboard, messages.admin.dashboard.title);
  await page.getByText(messages.admin.dashboard.noneWaiting).waitFor();

  await moveTo(page, '/admin');
  await page.getByText(messages.admin.dashboard.states.connected).waitFor();
  await page.getByRole('link', { name: kinds.OVERDUE_JOBS }).waitFor();
  expect(await page.getByRole('link', { name: kinds.MERCHANTS_WAITING }).count()).toBe(0);
  expect(await page.getByRole('link', { name: kinds.UNSENT_MAIL }).count()).toBe(0);
});

it('an administrator views the portal of a merchant read only and returns to its page', async () => {
  const admin = await goOn(fixture, `/merchants/${fixture.merchant.id}/show`);
  const { page, messages } = admin;
  const { view } = messages.admin.merchants;
  await page.getByRole('button', { name: view.open }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, view.reason).fill('Въпрос на клиента');
  await admin.checkScreen('99 reason of a view');
  await button(dialog, view.open).click();
  await page.waitForURL((url) => url.pathname === '/merchant');
  await page.getByText(portal.merchant.viewing.text.split('„')[0]!).waitFor();
  expect(await page.getByRole('link', { name: portal.merchant.nav.team }).count()).toBe(0);
  expect(await page.getByRole('link', { name: portal.merchant.home.createLink }).count()).toBe(0);
  await admin.checkScreen('99 view of a portal');
  await page.getByRole('button', { name: portal.merchant.viewing.leave }).click();
  await page.waitForURL((url) => url.pathname === `/admin/merchants/${fixture.merchant.id}/show`);
  await page.getByRole('button', { name: view.open }).waitFor();
});

it('every screen is accessible, without errors in the browser', () => {
  expect([...fixture.plateno.faults(), ...fixture.plateno.complaints()]).toEqual([]);
});
