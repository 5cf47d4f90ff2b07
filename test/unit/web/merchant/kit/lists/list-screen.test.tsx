import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { linkStatuses, listOwnLinks } from '#contract/links/links.ts';
import { summariseOwnLinks } from '#contract/list-summaries.ts';
import { exportOwnPayments } from '#contract/payments/payments.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { answers, stubApi } from '#test/unit/web/support/stub-api.ts';
import { totalsOf, type ListDefinition } from '#web/merchant/kit/lists/list-definition.ts';
import { ListScreen } from '#web/merchant/kit/lists/ListScreen.tsx';
import { en as lists } from '#web/merchant/kit/lists/messages/en.ts';
import { useList } from '#web/merchant/kit/lists/use-list.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { choicesOf } from '#web/shared/list/status-tabs.ts';
import { en as shared } from '#web/shared/messages/en.ts';
import { fill } from '#web/shared/messages/fill.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
const server = stubApi();
const [asked, summary, exported] = [
  'GET /payment-links/me',
  'GET /payment-links/me/summary',
  'GET /merchants/me/payments/export',
];
const cake = { id: 4, description: 'Cake', amount: 48, currency: 'EUR', status: 'PAID' };

const definition: ListDefinition<typeof listOwnLinks> = {
  name: 'tests',
  endpoint: listOwnLinks,
  label: 'Cakes',
  sortBy: 'createdAt',
  fields: [
    {
      key: 'about',
      label: 'About',
      opens: true,
      cell: ({ description }) => `About ${description}`,
      place: 'what',
      compact: ({ description }) => description,
    },
    { key: 'amount', label: 'Amount', sortBy: 'amount', cell: ({ amount }) => `€${amount}`, place: 'amount' },
    { key: 'token', label: 'Token', isOptional: true, cell: ({ uniqueToken }) => uniqueToken },
  ],
  to: ({ id }) => `/cakes/${id}`,
  statuses: choicesOf(linkStatuses),
  counts: summariseOwnLinks,
  totals: totalsOf(summariseOwnLinks, (data) => [{ label: 'Cakes sold', values: data && [`${data.all}`] }]),
  filters: [{ name: 'currency', label: 'Currency', choices: choicesOf(['EUR', 'BGN']) }],
  hasRanges: true,
  searchHint: 'Name',
  failed: 'Cakes failed',
  empty: { icon: 'link', title: 'No cakes' },
  export: { endpoint: exportOwnPayments, exported: (format) => `Cakes as ${format}` },
};

beforeEach(() => {
  server.on('GET /auth/session', answers.ok(ownerAccount));
  server.on(asked, answers.ok({ content: [cake], totalElements: 12 }));
  server.on(summary, answers.ok({ all: 7, statuses: [{ status: 'PAID', count: 5 }], sums: [] }));
});

type Definition = typeof definition;
const Screen = ({ of }: { of: Definition }) => <ListScreen of={useList(of)} />;
const show = (url = '/', of: Definition = definition) =>
  renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="" isDemo={false}>
        <Screen of={of} />
      </PortalProvider>
    </MessagesProvider>,
    { url },
  );
const tabs = () => within(screen.getByRole('group', { name: lists.lists.status }));

test('the URL has what the definition filters and the contract sorts by; everything else is not asked for', async () => {
  show('/?status=PAID&currency=EUR&from=2026-11-01&search=cake&sort=expiresAt&dir=asc&type=X&merchantId=3');
  await screen.findByText('About Cake');
  expect(server.asked(asked)[0]?.path).toBe(
    '/payment-links/me?page=0&size=10&sortBy=expiresAt&sortDir=asc&search=cake&status=PAID&currency=EUR&from=2026-11-01',
  );
  expect(server.asked(summary)[0]?.path).toBe(
    '/payment-links/me/summary?search=cake&status=PAID&currency=EUR&from=2026-11-01',
  );
});

test.each(['/?sort=secret', '/?currency=USD', '/?status=GONE', '/?minAmount=x'])(
  'what the contract or the definition does not have is as not given: %s',
  async (url) => {
    show(url);
    await screen.findByText('About Cake');
    expect(server.asked(asked)[0]?.path).toBe(
      '/payment-links/me?page=0&size=10&sortBy=createdAt&sortDir=desc',
    );
  },
);

test('the tabs count the rows of each status, a press filters, and the totals follow from the answer', async () => {
  const { user, query } = show('/?currency=EUR');
  await waitFor(() => expect(tabs().getByRole('button', { name: 'PAID 5' })).toBeDefined());
  expect(tabs().getByRole('button', { name: 'ACTIVE 0' })).toBeDefined();
  expect(screen.getByText('Cakes sold').nextSibling?.textContent).toBe('7');
  await user.click(tabs().getByRole('button', { name: 'PAID 5' }));
  await waitFor(() => expect(query()).toBe('?currency=EUR&status=PAID'));
  await user.click(tabs().getByRole('button', { name: `${lists.lists.allTab} 7` }));
  await waitFor(() => expect(query()).toBe('?currency=EUR'));
});

const filtersButton = () => screen.findByRole('button', { name: shared.shared.list.filters });
/** Of what a list has from ten rows on: the names that are shown. */
const shownTools = () => ({
  tabs: screen.queryByRole('group', { name: lists.lists.status }) !== null,
  search: screen.queryByRole('searchbox') !== null,
  filters: screen.queryByRole('button', { name: /^Filters/ }) !== null,
  totals: screen.queryByText('Cakes sold') !== null,
  pages: screen.queryByRole('combobox', { name: shared.shared.list.size }) !== null,
});
const [all, none] = [true, false].map((is) => ({ tabs: is, search: is, filters: is, totals: is, pages: is }));

test.each([
  [9, '/', none],
  [10, '/', all],
  [3, '/?status=PAID', all],
  [7, '/?size=5', all],
] as const)('a list of %d rows at %s has the tools %o', async (totalElements, url, tools) => {
  server.on(asked, answers.ok({ content: [cake], totalElements }));
  show(url);
  await screen.findByText('About Cake');
  await waitFor(() => expect(shownTools()).toEqual(tools));
});

test('a short list asks neither for counts nor for totals', async () => {
  server.on(asked, answers.ok({ content: [cake], totalElements: 9 }));
  show();
  await screen.findByText('About Cake');
  expect(server.asked(summary)).toEqual([]);
});

test('the browser remembers that a list is long: its tools stand there before the rows', async () => {
  const first = show();
  await screen.findByText('About Cake');
  first.unmount();
  server.on(asked, () => new Promise(() => undefined));
  show();
  expect(shownTools()).toEqual(all);
});

test('opened filters stay open in this browser until they are closed', async () => {
  const first = show();
  await first.user.click(await filtersButton());
  await screen.findByLabelText('Currency');
  first.unmount();
  const second = show();
  await screen.findByLabelText('Currency');
  await second.user.click(await filtersButton());
  second.unmount();
  show();
  await filtersButton();
  expect(screen.queryByLabelText('Currency')).toBeNull();
});

test('a short list leads to the rows that it leaves out', async () => {
  server.on(asked, answers.ok({ content: [cake], totalElements: 1 }));
  const [currency] = definition.filters!;
  const { user, query } = show('/', { ...definition, filters: [{ ...currency!, leftOut: 'BGN' }] });
  await user.click(await screen.findByRole('button', { name: 'Currency: bgn' }));
  expect(query()).toBe('?currency=BGN');
});

test.each([1, 12])(
  'a column of the definition is shown by choice, of %d rows, too',
  async (totalElements) => {
    server.on(asked, answers.ok({ content: [cake], totalElements }));
    const { user, findByLabelText } = show();
    await screen.findByText('About Cake');
    expect(screen.queryByRole('columnheader', { name: 'Token' })).toBeNull();
    if (totalElements > 9) await user.click(await filtersButton());
    await user.click(await findByLabelText(lists.lists.columns.title));
    await user.click(screen.getByRole('checkbox', { name: 'Token' }));
    expect(screen.getByRole('columnheader', { name: 'Token' })).toBeDefined();
  },
);

test('the compact row has what its fields say, and opens the record', async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  show();
  const link = await screen.findByRole('link', { name: /Cake/ });
  expect(link.textContent).toBe('Cake€48');
  expect(link.getAttribute('href')).toBe('/cakes/4');
});

test('the export has the filters of the list, without its page and order, and says what was exported', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cakes');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  server.on(exported, () => new Response('rows'));
  const { user } = show('/?status=PAID&page=2&sort=amount');
  await user.click(await screen.findByRole('button', { name: en.merchant.export.menu }));
  await user.click(await screen.findByText(fill(en.merchant.export.as, { format: 'Excel' })));
  await screen.findByText('Cakes as Excel');
  expect(server.asked(exported)[0]?.path).toBe('/merchants/me/payments/export?status=PAID&format=excel');
  expect(saved).toHaveBeenCalledOnce();
});

test('a refused export says why, and nothing is saved', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  server.on(exported, answers.refusal(429, 'input.too-many', 'Six files a minute.'));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: en.merchant.export.menu }));
  await user.click(await screen.findByText(fill(en.merchant.export.as, { format: 'CSV' })));
  await screen.findByText(/Six files a minute/);
  expect(saved).not.toHaveBeenCalled();
});

test('a list without rows cannot be exported, and one without statuses has neither tabs nor stored views', async () => {
  server.on(asked, answers.ok({ content: [], totalElements: 0 }));
  const { statuses: _, ...plain } = definition;
  show('/', plain);
  await screen.findByText('No cakes');
  expect(await screen.findByRole('button', { name: en.merchant.export.menu })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.queryByRole('group', { name: lists.lists.status })).toBeNull();
  expect(screen.queryByLabelText(lists.lists.views.title)).toBeNull();
});
