// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CustomerWithMoney } from '#contract/customers/customers.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { CustomersPage } from '#web/merchant/customers/CustomersPage.tsx';
import { bg as texts } from '#web/merchant/customers/messages/bg.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { useAccount } from '#web/merchant/kit/portal/queries.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import { customerWith } from './customer-with.ts';

prepareComponentTests();
const server = stubPortal();

/** The portal shows its pages once it knows the account. */
const SignedIn = () => useAccount().data && <CustomersPage />;

/** The list of one customer, and the order in which it was asked for. */
const open = async (customer: CustomerWithMoney, role = 'OWNER') => {
  server.on('GET /auth/session', answers.ok({ ...ownerAccount, merchantRole: role }));
  server.on('GET /customers/me/proposed', answers.ok([]));
  server.on('GET /customers/me', answers.ok({ content: [customer], totalElements: 12 }));
  const statuses = [
    { status: 'OWING', count: 3 },
    { status: 'OVERDUE', count: 1 },
  ];
  server.on('GET /customers/me/summary', answers.ok({ all: 12, statuses }));
  const view = renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="/merchant" isDemo={false}>
        <SignedIn />
      </PortalProvider>
    </MessagesProvider>,
    { language: 'bg' },
  );
  await view.findAllByText(customer.name);
  const asked = server.asked('GET /customers/me').map(({ path }) => /sortBy=(\w+)/.exec(path)?.[1]);
  return { ...view, asked };
};
const plain = (node: HTMLElement): string => node.textContent.replaceAll(/[\u2066-\u2069]/g, '');

test('who owes most is first, and each customer shows turnover, what is unpaid and overdue, and the last purchase', async () => {
  const { getByRole, asked } = await open(customerWith({}));
  expect(asked).toEqual(['unpaid']);
  const row = getByRole('row', { name: /Мария/ });
  for (const text of ['1 250,40 €', '320,00 €', '20/11/2026', texts.customer.overdue])
    expect(plain(row).replaceAll(/\s/g, ' ')).toContain(text);
  const tabs = within(getByRole('group', { name: 'Статус' }));
  expect(plain(await tabs.findByRole('button', { name: /Дължат 3/ }))).toBeDefined();
  expect(tabs.getByRole('button', { name: /Просрочили 1/ })).toBeDefined();
});

test('a cashier sees the customers without money, and no tabs of those who owe', async () => {
  const hidden = { turnover: null, unpaid: null, overdue: null, lastPurchaseOn: null };
  const { asked, queryByText, getByText } = await open(customerWith(hidden), 'CASHIER');
  expect(asked).toEqual(['id']);
  expect(getByText('maria@example.bg')).toBeDefined();
  expect(queryByText(texts.customer.unpaid)).toBeNull();
  expect(queryByText(texts.customer.statuses.OWING)).toBeNull();
});
