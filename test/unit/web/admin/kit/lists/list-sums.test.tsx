// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { InvoiceSummary } from '#web/admin/invoices/InvoiceSummary.tsx';
import { StatusTabs } from '#web/admin/kit/lists/StatusTabs.tsx';
import { documents } from '#web/admin/kit/messages/documents-en.ts';
import { formatMoney } from '#web/shared/format/format-money.ts';
import { en as sharedTexts } from '#web/shared/messages/en.ts';
import { answerCalls, renderAdmin } from '../../render-admin.tsx';

prepareComponentTests();
const { summary } = documents.invoices;
const { shared } = sharedTexts;

const tabs = [
  { value: 'PENDING', label: 'Pending' },
  { value: 'PAID', label: 'Paid' },
];
const filter = { status: 'PENDING', merchantId: 7 };
const url = `/admin?filter=${encodeURIComponent(JSON.stringify(filter))}&displayedFilters=%7B%7D`;

const show = (sums: readonly object[]) => {
  const sent = answerCalls(({ path }) =>
    path === '/invoices/summary'
      ? { body: { all: 12, statuses: [{ status: 'PENDING', count: 9 }], sums } }
      : { body: [], total: 0 },
  );
  renderAdmin(
    <ListBase resource="invoices" disableAuthentication>
      <StatusTabs tabs={tabs} counts="summariseInvoices" />
      <InvoiceSummary />
    </ListBase>,
    { url },
  );
  return sent;
};

const valuesOf = async (label: string): Promise<(string | null)[]> => {
  const figure = (await screen.findByText(label)).parentElement!;
  await within(figure).findAllByText(/\d/);
  return within(figure)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
};

test('the totals of a list sum each currency by the filters of the list', async () => {
  const sent = show([
    { currency: 'EUR', amount: 1_250.5, open: 300, count: 12 },
    { currency: 'RON', amount: 80, open: 0, count: 1 },
  ]);
  expect(await valuesOf(summary.amount)).toEqual([`€1,250.50 · ${formatMoney(80, 'RON', 'en')}`]);
  expect(await valuesOf(summary.open)).toEqual(['€300.00']);
  const asked = sent.find(({ path }) => path === '/invoices/summary')!;
  expect(Object.fromEntries(asked.query)).toEqual({ status: 'PENDING', merchantId: '7' });
});

test('a list without a record has zeros in euro', async () => {
  show([]);
  expect(await valuesOf(summary.amount)).toEqual(['€0.00']);
});

test('the tabs and the totals of a list share one request', async () => {
  const sent = show([]);
  await screen.findByRole('tab', { name: 'Pending (9)' });
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names).toEqual([`${shared.list.all} (12)`, 'Pending (9)', 'Paid (0)']);
  expect(sent.filter(({ path }) => path === '/invoices/summary')).toHaveLength(1);
  // The page of the list; no list for a tab.
  expect(sent.filter(({ path }) => path === '/invoices')).toHaveLength(1);
});
