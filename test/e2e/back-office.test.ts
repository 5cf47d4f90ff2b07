import { afterAll, beforeAll, expect, it } from 'vitest';
import { button } from './acts/fields.ts';
import { goTo } from './acts/go-to.ts';
import {
  arrive,
  bakery,
  isOffered,
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
import { desk, phone } from './ground/visitor.ts';
import { fill } from './ground/words.ts';

let ground: Ground;
beforeAll(async () => {
  ground = await openBackOffice();
});
afterAll(async () => ground.plateno.close());

it.each([
  ['bg', desk],
  ['en', phone],
] as const)(
  'Support reads all but the users and the audit log, and is offered what it may do, in %s',
  async (language, viewport) => {
    const support = await arrive(ground, 'podkrepa', language, viewport);
    const { page, words } = support;
    const { menu, payments, invoices, events, jobs, lists } = words.admin;
    await seeDashboard(support, 'of support');
    expect(await menuOf(support)).toEqual([
      menu.dashboard,
      menu.merchants,
      menu.payments,
      menu.invoices,
      menu.links,
      menu.events,
      menu.jobs,
    ]);
    await seePayment(ground, support, 'of support');
    await page.getByText(payments.accounts.MERCHANT_PAYABLE).first().waitFor();
    expect(await isOffered(support, payments.refund)).toBe(false);
    await button(page, payments.confirm).click();
    await page.getByText(payments.confirmed).waitFor();
    await seeInvoice(support, 'of support');
    expect(await isOffered(support, invoices.send)).toBe(true);
    await seeLink(ground, support, 'of support');
    await seeOperations(ground, support, 'of support');
    expect(await page.getByRole('button', { name: jobs.retry }).count()).toBe(0);
    await page.goto(`${ground.plateno.address}/admin/provider-events/${ground.parkedId}/show`);
    await page.getByText(events.reasons.UNMATCHED).waitFor();
    expect(await page.getByRole('button', { name: events.retry }).count()).toBe(0);
    await goTo(support, menu.invoices);
    await page.getByText(bakery).first().waitFor();
    expect(await isOffered(support, fill(lists.export, { format: 'CSV' }))).toBe(false);
    await seeMerchant(support, 'of support');
    await openTab(support, words.admin.merchants.statusHistory);
    await page.getByText(words.shared.status.merchant.PENDING).first().waitFor();
    await support.look('76 status history');
    expect(await page.getByText(words.admin.merchants.changeStatus).count()).toBe(0);
    expect(await page.getByRole('tab', { name: menu.audit }).count()).toBe(0);
    await support.leave();
  },
);

it('Support, who sees no users, lets the one of a merchant in again', async () => {
  const support = await arrive(ground, 'podkrepa', 'bg', desk);
  const { page, words } = support;
  await page.goto(`${ground.plateno.address}/admin/merchants/${ground.merchant.id}/show/users`);
  const { users } = words.admin;
  await page.getByText(words.shared.status.user.LOCKED).waitFor();
  await support.look('77 users of a merchant');
  await page.getByRole('button', { name: users.unlock }).click();
  await page.getByText(users.unlocked).waitFor();
  await page.getByText(words.shared.status.user.ACTIVE).waitFor();
  expect(await page.getByRole('button', { name: users.unlock }).count()).toBe(0);
  await page.goto(`${ground.plateno.address}/admin/users`);
  await page.waitForURL((url) => url.pathname === '/');
  await support.leave();
});

it.each([
  ['en', desk],
  ['bg', phone],
] as const)(
  'An accountant sees the books of its merchants and nothing else, in %s',
  async (language, viewport) => {
    const accountant = await arrive(ground, 'kantora', language, viewport);
    const { page, words } = accountant;
    const { menu, payments, invoices, lists } = words.admin;
    await page.waitForURL('**/admin/payments');
    expect(await menuOf(accountant)).toEqual([menu.merchants, menu.payments, menu.invoices]);
    await seePayment(ground, accountant, 'of an accountant');
    expect(await page.getByText(payments.accounts.MERCHANT_PAYABLE).count()).toBe(0);
    expect(await isOffered(accountant, payments.refund)).toBe(false);
    expect(await isOffered(accountant, payments.confirm)).toBe(false);
    await seeInvoice(accountant, 'of an accountant');
    expect(await isOffered(accountant, invoices.send)).toBe(false);
    await goTo(accountant, menu.invoices);
    await button(page, fill(lists.export, { format: 'Excel' })).waitFor();
    await seeMerchant(accountant, 'of an accountant');
    expect(await page.getByText(words.admin.merchants.statusHistory).count()).toBe(0);
    expect(await page.getByRole('tab', { name: menu.links }).count()).toBe(0);
    await accountant.leave();
  },
);

it('Every screen was accessible, and no browser complained', () => {
  expect([...ground.plateno.faults(), ...ground.plateno.complaints()]).toEqual([]);
});
