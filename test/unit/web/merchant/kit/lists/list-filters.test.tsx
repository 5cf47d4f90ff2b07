import { waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { ListFilters } from '#web/merchant/kit/lists/ListFilters.tsx';
import { ListMessages } from '#web/merchant/kit/lists/messages/list-messages.ts';
import { en as lists } from '#web/merchant/kit/lists/messages/en.ts';
import { rangeFilters } from '#web/shared/list/list-state.ts';
import type { ListSettings } from '#web/shared/list/list-state.ts';
import { Pagination } from '#web/shared/list/Pagination.tsx';
import { useListState } from '#web/shared/list/use-list-state.ts';
import { en } from '#web/shared/messages/en.ts';

prepareComponentTests();
const texts = en.shared.list;
const { more, period } = lists.lists;

const settings: ListSettings = {
  sortFields: ['createdAt'],
  sortBy: 'createdAt',
  filters: { search: 'text', kind: ['PAID', 'ACTIVE'], ...rangeFilters },
};
const kind = {
  name: 'kind',
  label: 'Kind',
  choices: [
    { value: 'PAID', label: 'Paid' },
    { value: 'ACTIVE', label: 'Active' },
  ],
};

/** The filters are behind a button, in a chunk of their own. */
const openFilters = async ({ user, getByText, findByLabelText }: ReturnType<typeof renderScreen>) => {
  await user.click(getByText(texts.filters));
  await findByLabelText('Kind');
};

const List = () => {
  const [list, changeList] = useListState(settings);
  return (
    <ListMessages>
      <ListFilters list={list} changeList={changeList} choices={[kind]} searchHint="Number" hasRanges />
      <Pagination list={list} changeList={changeList} total={45} />
      <Link to="/?kind=ACTIVE&minAmount=7">Other filters</Link>
    </ListMessages>
  );
};

test('choosing a filter writes it into the URL and returns to the first page', async () => {
  const screen = renderScreen(<List />, { url: '/?page=3&size=5' });
  const { user, query, getByLabelText } = screen;
  await openFilters(screen);
  await user.selectOptions(getByLabelText('Kind'), 'Paid');
  await waitFor(() => expect(query()).toBe('?kind=PAID&size=5'));
});

test('a typed search is written into the URL without surrounding spaces', async () => {
  const { user, query, getByLabelText } = renderScreen(<List />, { url: '/?page=2' });
  await user.type(getByLabelText(texts.search), ' cake ');
  await waitFor(() => expect(query()).toBe('?search=cake'));
});

test('the filters are behind a button that counts those of the address, which are open at once', async () => {
  const { user, findByLabelText, getByRole, queryByLabelText } = renderScreen(<List />, {
    url: '/?kind=PAID&from=2026-12-01',
  });
  expect(await findByLabelText('Kind')).toHaveProperty('value', 'PAID');
  await user.click(getByRole('button', { name: texts.filtersChosen.replace('{count}', '2') }));
  expect(queryByLabelText('Kind')).toBeNull();
});

test('clearing the filters removes all of them and keeps the page size', async () => {
  const { user, query, getByText } = renderScreen(<List />, { url: '/?search=cake&kind=PAID&size=5' });
  await user.click(getByText(texts.clear));
  await waitFor(() => expect(query()).toBe('?size=5'));
});

test('an ambiguous amount filters only after a reading is chosen', async () => {
  const screen = renderScreen(<List />);
  const { user, query, getByLabelText, getByText, findByText } = screen;
  await openFilters(screen);
  await user.click(getByText(more));
  await user.type(getByLabelText(texts.minAmount), '12,345');
  await user.tab();
  expect(query()).toBe('');
  await user.click(await findByText('12,345.00'));
  await waitFor(() => expect(query()).toBe('?minAmount=12345'));
});

test('an invalid amount is marked and does not filter', async () => {
  const screen = renderScreen(<List />);
  const { user, query, getByLabelText, getByText, findByText } = screen;
  await openFilters(screen);
  await user.click(getByText(more));
  await user.type(getByLabelText(texts.maxAmount), 'ten{Enter}');
  expect(await findByText(en.shared.form.amount)).toBeDefined();
  expect(query()).toBe('');
});

test('a complete day filters at once; an incomplete one is marked on blur and does not filter', async () => {
  const screen = renderScreen(<List />);
  const { user, query, getByLabelText, getByText, findByText } = screen;
  await openFilters(screen);
  await user.click(getByText(more));
  await user.type(getByLabelText(texts.to), '31/11');
  await user.tab();
  expect(await findByText(en.shared.form.date)).toBeDefined();
  await user.type(getByLabelText(texts.from), '20/11/2026');
  await waitFor(() => expect(query()).toBe('?from=2026-11-20'));
});

test('the inputs follow the URL when a link changes the filters', async () => {
  const { user, findByText, getByText, getByLabelText } = renderScreen(<List />, {
    url: '/?kind=PAID&minAmount=5',
  });
  await user.click(await findByText(more));
  expect(getByLabelText(texts.minAmount)).toHaveProperty('value', '5');
  await user.click(getByText('Other filters'));
  await user.click(getByText(more));
  expect(getByLabelText(texts.minAmount)).toHaveProperty('value', '7');
  expect(getByLabelText('Kind')).toHaveProperty('value', 'ACTIVE');
});

test('the pages end at the last record, and the next button is disabled there', async () => {
  const { user, query, getByLabelText, getByText } = renderScreen(<List />, { url: '/?page=4' });
  await user.click(getByLabelText(texts.next));
  await waitFor(() => expect(query()).toBe('?page=5'));
  expect(getByText('41–45 of 45')).toBeDefined();
  expect(getByLabelText(texts.next)).toHaveProperty('disabled', true);
});

test('the arrows step by the length of the chosen period', async () => {
  const { user, query, getByLabelText, findByText } = renderScreen(<List />, {
    url: '/?from=2026-12-01&to=2026-12-31',
  });
  await findByText('December 2026');
  await user.click(getByLabelText(period.next));
  await waitFor(() => expect(query()).toBe('?from=2027-01-01&to=2027-01-31'));
  await user.click(getByLabelText(period.previous));
  await user.click(getByLabelText(period.previous));
  await waitFor(() => expect(query()).toBe('?from=2026-11-01&to=2026-11-30'));
});

test('a quarter is named and stepped through as a quarter', async () => {
  const { user, query, getByLabelText, findByText } = renderScreen(<List />, {
    url: '/?from=2026-01-01&to=2026-03-31',
  });
  await findByText('Q1 2026');
  await user.click(getByLabelText(period.previous));
  await waitFor(() => expect(query()).toBe('?from=2025-10-01&to=2025-12-31'));
});

test('other days have no name, and the arrows are disabled', async () => {
  const { getByLabelText, findByText } = renderScreen(<List />, { url: '/?from=2026-12-02&to=2026-12-31' });
  await findByText(texts.periods.other);
  expect(getByLabelText(period.next)).toHaveProperty('disabled', true);
});
