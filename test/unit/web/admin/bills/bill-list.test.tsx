import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { Bill } from '#contract/billing/billing.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { BillList } from '#web/admin/bills/BillList.tsx';
import { en } from '#web/admin/bills/messages/en.ts';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();

const bill: Bill = {
  id: 9,
  merchantId: 3,
  merchantName: 'Пекарна „Липа“ ООД',
  month: '2026-10',
  status: 'DUE',
  fees: 42.9,
  returnedFees: 0,
  plan: 25.05,
  total: 67.95,
  withheld: 42.9,
  open: 25.05,
  invoiceId: 311,
  invoiceNumber: '0000000311',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-08',
  payUrl: null,
};
const summary = {
  bills: 1,
  total: 67.95,
  open: 25.05,
  due: 25.05,
  recurring: 1277.55,
  paying: 51,
  trials: 4,
};

test('the sums above the bills follow the filters of the list', async () => {
  const sent = answerCalls(({ path }) =>
    path === '/bills/summary' ? { body: summary } : { body: path === '/bills' ? [bill] : [], total: 1 },
  );
  renderAdmin(
    <ResourceContextProvider value="bills">
      <BillList />
    </ResourceContextProvider>,
    { url: `/admin/bills?filter=${encodeURIComponent('{"status":"DUE"}')}` },
  );
  await screen.findByText('€1,277.55');
  expect(screen.getByText(en.billList.summary.recurring)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'October 2026' })).getAttribute('href')).toBe(
    '/bills/9/show',
  );
  await waitFor(() =>
    expect(
      sent.filter(({ path }) => path === '/bills/summary').map(({ query }) => query.get('status')),
    ).toEqual(['DUE']),
  );
});
