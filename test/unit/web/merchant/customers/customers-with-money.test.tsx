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

prepareComponentTests();
const server = stubPortal();

const customerWith = (money: Partial<CustomerWithMoney>): CustomerWithMoney => ({
  id: 7,
  merchantId: 3,
  kind: 'PERSON',
  name: 'Мария Георгиева',
  contact: null,
  email: 'maria@example.bg',
  phone: null,
  address: null,
  city: 'Русе',
  country: 'BG',
  taxId: null,
  vatNumber: null,
  language: 'bg',
  dueDays: null,
  note: null,
  createdAt: '2026-10-01T09:00:00Z',
  archivedAt: null,
  version: 1,
  vatCheck: null,
  turnover: 1_250.4,
  unpaid: 320,
  overdue: 120,
  lastPurchaseOn: '2026-11-20',
  ...money,
});

/** The portal shows its pages once it knows the account. */
const SignedIn = () => useAccount().data && <CustomersPage />;

/** Tabs stand above ten rows and more. */
const others = Array.from({ length: 11 }, (_, at) => ({
  ...customerWith({ email: null }),
  id: 20 + at,
  name: `Клиент ${at}`,
}));

/** The list of one customer and others, and the order in which it was asked for. */
const open = async (customer: CustomerWithMoney, role = 'OWNER') => {
  server.on('GET /auth/session', answers.ok({ ...ownerAccount, merchantRole: role }));
  server.on('GET /customers/me/proposed', answers.ok([]));
  server.on('GET /customers/me', answers.ok({ content: [customer, ...others], totalElements: 12 }));
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
  expect(tabs.getByRole('button', { name: /Дължат/ })).toBeDefined();
});

test('a cashier sees the customers without money, and no tabs of those who owe', async () => {
  const hidden = { turnover: null, unpaid: null, overdue: null, lastPurchaseOn: null };
  const { asked, queryByText, getByText } = await open(customerWith(hidden), 'CASHIER');
  expect(asked).toEqual(['id']);
  expect(getByText('maria@example.bg')).toBeDefined();
  expect(queryByText(texts.customer.unpaid)).toBeNull();
  expect(queryByText(texts.customer.statuses.OWING)).toBeNull();
});
