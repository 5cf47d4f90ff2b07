// @vitest-environment jsdom
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NextStep } from '#contract/guidance/next-step.ts';
import type { MerchantRole } from '#contract/team/team-rights.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { Portal } from '#web/merchant/shell/Portal.tsx';
import { en as counters } from '#web/merchant/counter/messages/en.ts';
import { en as payments } from '#web/merchant/payments/messages/en.ts';
import { en as requests } from '#web/merchant/buyer-requests/messages/en.ts';
import { en as settings } from '#web/merchant/settings/messages/en.ts';
import { en as team } from '#web/merchant/team/messages/en.ts';
import { announceRefusal } from '#web/shared/access-refused.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import type { Account } from '#contract/users/users.ts';

/** The theme switch reads `matchMedia` when it is loaded; jsdom has none. */
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false })),
);

prepareComponentTests();
const server = stubPortal();
const messages = { bg, en };
const { nav, rights } = en.merchant;
const { counter } = counters;

beforeEach(() => {
  server.on('GET /auth/merchants', answers.ok([]));
  server.on('GET /merchants/me/questions', answers.ok({ content: [], totalElements: 0 }));
});

const accountOf = (merchantRole: MerchantRole | null): Account => ({
  ...ownerAccount,
  merchantId: merchantRole === null ? null : ownerAccount.merchantId,
  merchantRole,
});

const show = (account: () => Account, url = '/merchant') => {
  server.on('GET /auth/session', () => answers.ok(account())());
  return renderScreen(
    <MessagesProvider messages={messages}>
      <Portal base="" username="maria" onSignOut={() => undefined} />
    </MessagesProvider>,
    { url },
  );
};
const as = (role: MerchantRole | null, url?: string) => show(() => accountOf(role), url);

const sales = [nav.payments, nav.links, nav.invoices, nav.customers];
const menus = [
  ['OWNER', [nav.home, nav.counter, ...sales, nav.reports, nav.settings]],
  ['MANAGER', [nav.home, nav.counter, ...sales, nav.reports, nav.settings]],
  ['BOOKKEEPER', [nav.home, ...sales, nav.reports, nav.settings]],
  ['CASHIER', [nav.counter, ...sales, nav.settings]],
  ['VIEWER', [nav.home, ...sales, nav.reports, nav.settings]],
] as const;
test.each(menus)(
  'the menu of a member with the role %s has the entries of its rights',
  async (role, names) => {
    const { findByRole } = as(role, '/payments');
    const menu = await findByRole('navigation', { name: nav.label });
    await waitFor(() =>
      expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual(names),
    );
  },
);

test.each([
  ['/reports', nav.reports],
  ['/months/2026-11', nav.reports],
  ['/questions', nav.reports],
  ['/items', nav.settings],
  ['/team', nav.settings],
  ['/developers/keys', nav.settings],
  ['/settings/brand', nav.settings],
  ['/payments/1', nav.payments],
] as const)('at %s the menu marks %s as the current entry, and no other', async (url, name) => {
  const { findByRole } = as('OWNER', url);
  const menu = await findByRole('navigation', { name: nav.label });
  await waitFor(() =>
    expect([...menu.querySelectorAll('[aria-current]')].map((link) => link.textContent)).toEqual([name]),
  );
});

const tabsOf = async (url: string, role: MerchantRole = 'OWNER') => {
  const { findByRole } = as(role, url);
  const tabs = await findByRole('navigation', { name: nav.reports });
  return () => [...tabs.querySelectorAll('a')].map((link) => link.textContent);
};

test('the figures and the pages for the accountant stand beside each other under the reports', async () => {
  const shown = await tabsOf('/reports', 'VIEWER');
  expect(shown()).toEqual([nav.figures, nav.months]);
});

test('staff who reads a portal sees the pages of its records and none that exports or changes them', async () => {
  const { findByRole } = show(() => ({ ...accountOf('VIEWER'), isViewing: true }), '/');
  const menu = await findByRole('navigation', { name: nav.label });
  const pages = [nav.home, ...sales, nav.items];
  await waitFor(() => expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual(pages));
});

test('an owner beyond the plan reads why, and has no page that changes records', async () => {
  const { findByRole, findByText } = show(() => ({ ...accountOf('OWNER'), isBeyondPlan: true }), '/');
  const menu = await findByRole('navigation', { name: nav.label });
  await findByText(/The plan of the business includes fewer team members/);
  const names = [...menu.querySelectorAll('a')].map((link) => link.textContent);
  expect(names).toContain(nav.payments);
  expect(names).not.toContain(nav.counter);
});

const tab = { first: [nav.home, nav.payments], last: [nav.invoices, nav.more] };
test.each([
  ['OWNER', [...tab.first, nav.counter, ...tab.last]],
  ['CASHIER', [nav.payments, nav.counter, ...tab.last]],
  ['VIEWER', [...tab.first, ...tab.last]],
  ['BOOKKEEPER', [...tab.first, ...tab.last]],
] as const)('the bottom bar of a %s has its main pages and the way to the menu', async (role, names) => {
  const { findByRole } = as(role, '/payments');
  const bar = await findByRole('navigation', { name: nav.mainPages });
  await waitFor(() => expect([...bar.children].map((entry) => entry.textContent)).toEqual(names));
});

test.each([
  ['VIEWER', '/counter'],
  ['CASHIER', '/team'],
  ['VIEWER', '/questions'],
  ['CASHIER', '/invoices/new'],
  ['BOOKKEEPER', '/developers/keys'],
  ['CASHIER', '/settings/brand'],
] as const)('a %s who opens %s by its URL reads that an owner can change the role', async (role, url) => {
  const { findByText, queryByRole } = as(role, url);
  await findByText(rights.missingHint);
  expect(queryByRole('form')).toBeNull();
});

test('a CASHIER starts with the counter and the own payments of today, without the merchant’s takings', async () => {
  const { findByText, findByRole, queryByText } = as('CASHIER', '/');
  await findByText(counter.ownToday);
  await findByRole('group', { name: counter.keypad });
  expect(queryByText(en.merchant.takings.title)).toBeNull();
});

test.each([
  ['OWNER', true],
  ['MANAGER', true],
  ['CASHIER', false],
  ['VIEWER', false],
  ['BOOKKEEPER', false],
] as const)(
  'the refund of a payment is offered to a member with the role %s: %s',
  async (role, isOffered) => {
    const { findByText, queryByRole } = as(role, '/payments/1');
    await findByText(/^Payment No\. /);
    expect(queryByRole('button', { name: payments.payment.refund.action }) !== null).toBe(isOffered);
  },
);

const { pages } = settings.settings;
test.each([
  ['OWNER', '/profile', pages.business.title],
  ['OWNER', '/profile#password', pages.account.title],
  ['CASHIER', '/profile', pages.account.title],
] as const)('the former address of the settings leads a %s from %s to “%s”', async (role, url, title) => {
  const { findByRole } = as(role, url);
  expect(await findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('a CASHIER finds the own account, its security and notifications in the settings, no page of the business', async () => {
  const { findByRole } = as('CASHIER', '/settings');
  const list = within(await findByRole('main'));
  const links = await list.findAllByRole('link');
  expect(links.map((link) => link.querySelector('strong')?.textContent)).toEqual([
    pages.notifications.title,
    pages.account.title,
    pages.security.title,
    settings.settings.links.items.title,
  ]);
});

test('a person without a membership reads why there are no pages', async () => {
  const { findByText, queryByRole } = as(null, '/');
  await findByText(team.team.none.title);
  expect(queryByRole('link', { name: nav.payments })).toBeNull();
});

test('a refused call leads to the new role: the pages it lacks go, and a toast says why', async () => {
  const account = vi.fn(() => accountOf('OWNER'));
  const { findAllByRole, findByText, queryAllByRole } = show(account, '/');
  await findAllByRole('link', { name: nav.counter });
  account.mockImplementation(() => accountOf('VIEWER'));
  await act(async () => announceRefusal());
  await findByText(rights.changed);
  expect(queryAllByRole('link', { name: nav.counter })).toEqual([]);
});

const waits = (...steps: readonly Partial<NextStep>[]) =>
  server.on(
    'GET /merchants/me/next-step',
    answers.ok({ now: null, others: steps, progress: null, hasForeignDocuments: false }),
  );

test('questions and requests without an answer are numbers of the menu, and no banner of the pages', async () => {
  waits({ kind: 'ANSWER_QUESTION', count: 2 }, { kind: 'ANSWER_BUYER', count: 1, recordId: 7 });
  const { findByRole } = as('BOOKKEEPER', '/payments');
  const menu = within(await findByRole('navigation', { name: nav.label }));
  await menu.findByRole('link', { name: /^Reports.*2 wait for an answer$/ });
  await menu.findByRole('link', { name: /^Invoices.*1 waits for an answer$/ });
  const page = within(await findByRole('main'));
  await page.findByRole('heading', { level: 1, name: en.merchant.payments.title });
  expect(page.queryByText(requests.buyerRequests.banner.split(' |||| ')[0]!)).toBeNull();
});

test('the request of a customer stands above the invoices with the way to its invoice', async () => {
  waits({ kind: 'ANSWER_BUYER', count: 1, recordId: 7 });
  const { findByRole } = as('OWNER', '/invoices');
  const link = await findByRole('link', { name: requests.buyerRequests.open });
  expect(link.getAttribute('href')).toBe('/invoices/7');
});

test('the questions are a tab of the reports while one is open', async () => {
  waits({ kind: 'ANSWER_QUESTION', count: 2 });
  const shown = await tabsOf('/months');
  await waitFor(() => expect(shown().at(-1)).toContain(nav.questions));
});

test('a VIEWER’s portal does not ask what waits for an answer', async () => {
  const { findByRole } = as('VIEWER', '/payments');
  await findByRole('heading', { level: 1, name: en.merchant.payments.title });
  expect(server.asked('GET /merchants/me/next-step')).toEqual([]);
});
