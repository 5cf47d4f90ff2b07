// @vitest-environment jsdom
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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
import { en as questions } from '#web/merchant/questions/messages/en.ts';
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
const question = { id: 1, answer: null };

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

const sales = [nav.payments, nav.links, nav.customers, nav.items];
test.each([
  [
    'OWNER',
    [
      nav.home,
      nav.counter,
      ...sales,
      nav.invoices,
      nav.months,
      nav.questions,
      nav.reports,
      nav.settings,
      nav.team,
      nav.developers,
    ],
  ],
  [
    'MANAGER',
    [nav.home, nav.counter, ...sales, nav.invoices, nav.months, nav.questions, nav.reports, nav.settings],
  ],
  ['BOOKKEEPER', [nav.home, ...sales, nav.invoices, nav.months, nav.questions, nav.reports, nav.settings]],
  ['CASHIER', [nav.home, nav.counter, ...sales, nav.invoices, nav.settings]],
  ['VIEWER', [nav.home, ...sales, nav.invoices, nav.months, nav.reports, nav.settings]],
] as const)('the menu of a member with the role %s has the pages of its rights', async (role, pages) => {
  const { findByRole } = as(role, '/');
  const menu = await findByRole('navigation', { name: nav.label });
  await waitFor(() => expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual(pages));
});

test('staff who reads a portal sees the pages of its records and none that exports or changes them', async () => {
  const { findByRole } = show(() => ({ ...accountOf('VIEWER'), isViewing: true }), '/');
  const menu = await findByRole('navigation', { name: nav.label });
  const pages = [nav.home, ...sales, nav.invoices];
  await waitFor(() => expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual(pages));
});

test.each([
  ['OWNER', true],
  ['CASHIER', true],
  ['VIEWER', false],
  ['BOOKKEEPER', false],
] as const)('the bottom bar of a %s has the counter: %s', async (role, hasCounter) => {
  const { findByRole } = as(role, '/');
  const bar = await findByRole('navigation', { name: nav.mainPages });
  await waitFor(() =>
    expect([...bar.children].map((entry) => entry.textContent)).toEqual([
      nav.home,
      nav.payments,
      ...(hasCounter ? [nav.counter] : []),
      nav.invoices,
      nav.more,
    ]),
  );
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
  await findByText(counter.today);
  await findByRole('group', { name: counter.keypad });
  expect(queryByText(en.merchant.home.totalRevenue)).toBeNull();
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
  ]);
});

test('a person without a membership reads why there are no pages', async () => {
  const { findByText, queryByRole } = as(null, '/');
  await findByText(team.team.none.title);
  expect(queryByRole('link', { name: nav.payments })).toBeNull();
});

test('a refused call leads to the new role: the pages it lacks go, and a toast says why', async () => {
  const account = vi.fn(() => accountOf('OWNER'));
  const { findByRole, findByText, queryByRole } = show(account, '/');
  await findByRole('link', { name: nav.team });
  account.mockImplementation(() => accountOf('VIEWER'));
  await act(async () => announceRefusal());
  await findByText(rights.changed);
  expect(queryByRole('link', { name: nav.team })).toBeNull();
});

test('questions without an answer are announced to those who may answer them', async () => {
  const content = [question, { ...question, id: 2 }, { ...question, id: 3, answer: 'Yes' }];
  server.on('GET /merchants/me/questions', answers.ok({ content, totalElements: 3 }));
  const { findByText, getByRole } = as('BOOKKEEPER', '/payments');
  await findByText(questions.questions.banner.split(' |||| ')[1]!.replace('{smart_count}', '2'));
  const link = getByRole('link', { name: questions.questions.open });
  expect(link.getAttribute('href')).toBe('/questions');
});

test('a VIEWER’s portal asks for no questions', async () => {
  const { findByRole } = as('VIEWER', '/');
  await within(await findByRole('navigation', { name: nav.label })).findByRole('link', {
    name: nav.payments,
  });
  expect(server.asked('GET /merchants/me/questions')).toEqual([]);
});
