import { useState } from 'react';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { ColumnChooser, shownColumns } from '#web/merchant/kit/lists/ColumnChooser.tsx';
import { ListMessages } from '#web/merchant/kit/lists/messages/list-messages.ts';
import { en } from '#web/merchant/kit/lists/messages/en.ts';
import { SavedViews } from '#web/merchant/kit/lists/SavedViews.tsx';
import { StatusTabs } from '#web/merchant/kit/lists/StatusTabs.tsx';
import { mostViews, readStoredList, useStoredList } from '#web/merchant/kit/lists/stored-list.ts';
import { useListState } from '#web/shared/list/use-list-state.ts';

prepareComponentTests();
const texts = en.lists;
const settings = {
  sortFields: ['id'],
  sortBy: 'id',
  filters: { status: ['PAID', 'OPEN'], search: 'text' },
} as const;

const columns = [
  { key: 'who', label: 'Who', opens: true },
  { key: 'amount', label: 'Amount', isFixed: true },
  { key: 'about', label: 'About' },
  { key: 'number', label: 'Number', isOptional: true },
] as const;

const Tools = () => {
  const [stored, store] = useStoredList('tests');
  const [search, setSearch] = useState('status=PAID');
  return (
    <ListMessages>
      <output aria-label="columns">
        {shownColumns(columns, stored.columns)
          .map(({ key }) => key)
          .join(' ')}
      </output>
      <output aria-label="search">{search}</output>
      <ColumnChooser
        columns={columns}
        chosen={stored.columns}
        onChoose={(chosen) => store({ columns: chosen })}
      />
      <SavedViews
        views={stored.views}
        search={search}
        onApply={setSearch}
        onChange={(views) => store({ views })}
      />
      <button type="button" onClick={() => setSearch('status=OPEN')}>
        Other filters
      </button>
    </ListMessages>
  );
};

test('chosen columns are remembered, and what a row is about cannot be hidden', async () => {
  const first = renderScreen(<Tools />);
  const shown = () => first.getByLabelText('columns').textContent;
  expect(shown()).toBe('who amount about');
  await first.user.click(first.getByLabelText(texts.columns.title));
  expect(first.queryByRole('checkbox', { name: 'Who' })).toBeNull();
  expect(first.queryByRole('checkbox', { name: 'Amount' })).toBeNull();
  await first.user.click(first.getByRole('checkbox', { name: 'About' }));
  await first.user.click(first.getByRole('checkbox', { name: 'Number' }));
  expect(shown()).toBe('who amount number');
  first.unmount();
  const second = renderScreen(<Tools />);
  expect(second.getByLabelText('columns').textContent).toBe('who amount number');
  await second.user.click(second.getByLabelText(texts.columns.title));
  await second.user.click(second.getByText(texts.columns.reset));
  expect(second.getByLabelText('columns').textContent).toBe('who amount about');
  expect(localStorage.getItem('list:tests')).toBeNull();
});

test('a view is saved under a name, applied and deleted', async () => {
  const { user, getByLabelText, getByText, getByRole, queryByText } = renderScreen(<Tools />);
  await user.type(getByLabelText(texts.views.name), ' Paid links {Enter}');
  expect(JSON.parse(localStorage.getItem('list:tests')!).views).toEqual([
    { name: 'Paid links', search: 'status=PAID' },
  ]);
  await user.click(getByText('Other filters'));
  expect(getByLabelText('search').textContent).toBe('status=OPEN');
  await user.click(getByRole('button', { name: 'Paid links' }));
  expect(getByLabelText('search').textContent).toBe('status=PAID');
  await user.click(getByLabelText(texts.views.remove.replace('{name}', 'Paid links')));
  expect(queryByText('Paid links')).toBeNull();
  expect(localStorage.getItem('list:tests')).toBeNull();
});

test.each([null, '', 'no JSON', '[]', '7', 'null', '{"columns":[1],"views":{}}', '{"views":[{"name":1}]}'])(
  'what is not a stored list counts as nothing stored: %s',
  (text) => {
    expect(readStoredList(text)).toEqual({ columns: {}, views: [], isOpen: false, isLong: false });
  },
);

test('at most a number of stored views is read', () => {
  const views = Array.from({ length: mostViews + 1 }, (_, index) => ({ name: `${index}`, search: '' }));
  expect(readStoredList(JSON.stringify({ views })).views).toHaveLength(mostViews);
});

const Tabs = () => {
  const [list, changeList] = useListState(settings);
  return (
    <ListMessages>
      <StatusTabs
        statuses={[
          { value: 'PAID', label: 'Paid' },
          { value: 'OPEN', label: 'Open' },
        ]}
        counts={{ all: 12, statuses: [{ status: 'PAID', count: 12 }] }}
        list={list}
        changeList={changeList}
      />
    </ListMessages>
  );
};

test('a tab shows its count, none as 0, and chooses the status beside the other filters', async () => {
  const { user, query, getByRole } = renderScreen(<Tabs />, { url: '/?search=cake&page=2' });
  expect(getByRole('button', { name: 'Open 0' }).getAttribute('aria-pressed')).toBe('false');
  await user.click(getByRole('button', { name: 'Paid 12' }));
  expect(query()).toBe('?search=cake&status=PAID');
  expect(getByRole('button', { name: 'Paid 12' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(getByRole('button', { name: `${texts.allTab} 12` }));
  expect(query()).toBe('?search=cake');
});
