// @vitest-environment jsdom
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { CustomerPage } from '#web/merchant/customers/CustomerPage.tsx';
import { en as texts } from '#web/merchant/customers/messages/en.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { useAccount } from '#web/merchant/kit/portal/queries.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import { customerWith } from './customer-with.ts';

prepareComponentTests();
const server = stubPortal();

const SignedIn = () =>
  useAccount().data && (
    <Routes>
      <Route path="/merchant/customers/:id" element={<CustomerPage />} />
    </Routes>
  );

const open = async (of: Parameters<typeof customerWith>[0]) => {
  server.on('GET /auth/session', answers.ok(ownerAccount));
  server.on('GET /customers/7', answers.ok(customerWith(of)));
  server.on('GET /customers/7/statement', answers.ok({ lines: [], sums: [] }));
  const view = renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="/merchant" isDemo={false}>
        <SignedIn />
      </PortalProvider>
    </MessagesProvider>,
    { url: '/merchant/customers/7' },
  );
  const actions = await view.findByRole('group', { name: 'Actions' });
  return { actions, first: actions.firstElementChild as HTMLAnchorElement };
};
const { unpaidInvoices, edit, archive } = texts.customer;

test.each([
  ['is overdue', 120, 'OVERDUE'],
  ['is not due yet', 0, 'PENDING'],
])('of what a customer owes, %s, the unpaid invoices are the primary action', async (_, overdue, status) => {
  const { first } = await open({ unpaid: 320, overdue });
  expect(first.textContent).toBe(unpaidInvoices);
  const { pathname, searchParams } = new URL(first.href);
  expect(pathname).toBe('/merchant/invoices');
  expect(Object.fromEntries(searchParams)).toEqual({ search: 'Мария Георгиева', status });
});

test('a customer who owes nothing gets a new invoice first, and editing beside it', async () => {
  const { actions, first } = await open({ unpaid: 0, overdue: 0 });
  expect([first.textContent, first.getAttribute('href')]).toEqual([
    en.merchant.invoices.write,
    '/merchant/invoices/new?customer=7',
  ]);
  expect(actions.children[1]!.textContent).toBe(edit);
});

test('an archived customer is only put back', async () => {
  const { actions } = await open({ archivedAt: '2026-11-01T09:00:00Z' });
  expect(actions.textContent).toBe(archive.restore);
});
