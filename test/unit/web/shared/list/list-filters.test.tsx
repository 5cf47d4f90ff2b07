import { waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { ListFilters } from '#web/shared/list/ListFilters.tsx';
import { rangeFilters } from '#web/shared/list/list-state.ts';
import type { ListSettings } from '#web/shared/list/list-state.ts';
import { Pagination } from '#web/shared/list/Pagination.tsx';
import { useListState } from '#web/shared/list/use-list-state.ts';
import { en } from '#web/shared/messages/en.ts';

prepareComponentTests();
const texts = en.shared.list;

const settings: ListSettings = {
  sortFields: ['createdAt'],
  sortBy: 'createdAt',
  filters: { search: 'text', status: ['PAID', 'ACTIVE'], ...rangeFilters },
};
const status = {
  name: 'status',
  label: 'Status',
  choices: [
    { value: 'PAID', label: 'Paid' },
    { value: 'ACTIVE', label: 'Active' },
  ],
};

const List = () => {
  const [list, changeList] = useListState(settings);
  return (
    <>
      <ListFilters list={list} changeList={changeList} choices={[status]} searchHint="Number" hasRanges />
      <Pagination list={list} changeList={changeList} total={45} />
      <Link to="/?status=ACTIVE&minAmount=7">Other filters</Link>
    </>
  );
};

test('choosing a filter writes it into the URL and returns to the first page', async () => {
  const { user, query, getByLabelText } = renderScreen(<List />, { url: '/?page=3&size=5' });
  await user.selectOptions(getByLabelText('Status'), 'Paid');
  await waitFor(() => expect(query()).toBe('?status=PAID&size=5'));
});

test('a typed search is written into the URL without surrounding spaces', async () => {
  const { user, query, getByLabelText } = renderScreen(<List />, { url: '/?page=2' });
  await user.type(getByLabelText(texts.search), ' cake ');
  await waitFor(() => expect(query()).toBe('?search=cake'));
});

test('clearing the filters removes all of them and keeps the page size', async () => {
  const { user, query, getByText } = renderScreen(<List />, { url: '/?search=cake&status=PAID&size=5' });
  await user.click(getByText(texts.clear));
  await waitFor(() => expect(query()).toBe('?size=5'));
});

test('an ambiguous amount filters only after a reading is chosen', async () => {
  const { user, query, getByLabelText, findByText } = renderScreen(<List />);
  await user.type(getByLabelText(texts.minAmount), '12,345');
  await user.tab();
  expect(query()).toBe('');
  await user.click(await findByText('12,345.00'));
  await waitFor(() => expect(query()).toBe('?minAmount=12345'));
});

test('an invalid amount is marked and does not filter', async () => {
  const { user, query, getByLabelText, findByText } = renderScreen(<List />);
  await user.type(getByLabelText(texts.maxAmount), 'ten{Enter}');
  expect(await findByText(en.shared.form.amount)).toBeDefined();
  expect(query()).toBe('');
});

test('a complete day filters at once; an incomplete one is marked on blur and does not filter', async () => {
  const { user, query, getByLabelText, findByText } = renderScreen(<List />);
  await user.type(getByLabelText(texts.to), '31/11');
  await user.tab();
  expect(await findByText(en.shared.form.date)).toBeDefined();
  await user.type(getByLabelText(texts.from), '20/11/2026');
  await waitFor(() => expect(query()).toBe('?from=2026-11-20'));
});

test('the inputs follow the URL when a link changes the filters', async () => {
  const { user, getByText, getByLabelText } = renderScreen(<List />, { url: '/?status=PAID&minAmount=5' });
  expect(getByLabelText(texts.minAmount)).toHaveProperty('value', '5');
  await user.click(getByText('Other filters'));
  expect(getByLabelText(texts.minAmount)).toHaveProperty('value', '7');
  expect(getByLabelText('Status')).toHaveProperty('value', 'ACTIVE');
});

test('the pages end at the last record, and the next button is disabled there', async () => {
  const { user, query, getByLabelText, getByText } = renderScreen(<List />, { url: '/?page=4' });
  await user.click(getByLabelText(texts.next));
  await waitFor(() => expect(query()).toBe('?page=5'));
  expect(getByText('41–45 of 45')).toBeDefined();
  expect(getByLabelText(texts.next)).toHaveProperty('disabled', true);
});
