import { useState, type ReactNode } from 'react';
import { exportItems, listOwnItems, type Item } from '#contract/customers/items.ts';
import { ColumnChooser } from '../../merchant/kit/lists/ColumnChooser.tsx';
import { ExportMenu } from '../../merchant/kit/lists/ExportMenu.tsx';
import type { Field, ListDefinition } from '../../merchant/kit/lists/list-definition.ts';
import type { Filter } from '../../merchant/kit/lists/filters.ts';
import { ListFilters } from '../../merchant/kit/lists/ListFilters.tsx';
import { ListIcon } from '../../merchant/kit/lists/ListIcon.tsx';
import { ListScreen } from '../../merchant/kit/lists/ListScreen.tsx';
import { ListSection } from '../../merchant/kit/lists/ListSection.tsx';
import { ListTotals } from '../../merchant/kit/lists/ListTotals.tsx';
import { ListMessages } from '../../merchant/kit/lists/messages/list-messages.ts';
import { PeriodFilter } from '../../merchant/kit/lists/PeriodFilter.tsx';
import { Person } from '../../merchant/kit/lists/Person.tsx';
import { RecordActions } from '../../merchant/kit/records/RecordActions.tsx';
import { Popover } from '../../merchant/kit/lists/Popover.tsx';
import { SavedViews } from '../../merchant/kit/lists/SavedViews.tsx';
import { StatusTabs } from '../../merchant/kit/lists/StatusTabs.tsx';
import type { SavedView } from '../../merchant/kit/lists/stored-list.ts';
import { useList } from '../../merchant/kit/lists/use-list.ts';
import { listQueryOf } from '../../merchant/kit/portal/queries.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { useTransport } from '../../shared/transport.ts';
import { piece, type Piece } from '../piece.ts';
import { sampleTransport } from '../sample-transport.ts';

const noPress = (): void => undefined;

const fields: readonly Field<Item>[] = [
  { key: 'name', label: 'Име', cell: ({ name }) => name, sortBy: 'name', place: 'what' },
  { key: 'price', label: 'Цена', cell: ({ price }) => price, sortBy: 'price', align: 'end', place: 'amount' },
];

const definitionOf = (answer: string): ListDefinition<typeof listOwnItems> => ({
  name: `kit-${answer}`,
  endpoint: listOwnItems,
  input: (list) => ({ query: { ...listQueryOf<typeof listOwnItems>(list), search: answer } }),
  label: 'Ценоразпис',
  sortBy: 'name',
  fields,
  to: ({ id }) => `/items/${id}`,
  searchHint: 'Име или код',
  failed: 'Ценоразписът не се зареди.',
  empty: { icon: 'coins', title: 'Още няма артикули', hint: 'Добавете първия.' },
  export: { endpoint: exportItems, exported: (format) => `Изтеглен е ${format}` },
});

const Listed = ({ answer }: { answer: string }) => {
  useTransport(sampleTransport);
  return <ListScreen of={useList(definitionOf(answer))} />;
};

const Section = () => {
  useTransport(sampleTransport);
  return <ListSection of={useList(definitionOf('rows'))} title="Ценоразпис" />;
};

const first: ListState = { page: 0, size: 10, sortBy: 'name', sortDir: 'desc', filters: {} };
const statuses = [
  { value: 'PAID', label: 'Платени' },
  { value: 'OVERDUE', label: 'Просрочени' },
];
const currency: Filter = { name: 'currency', label: 'Валута', choices: [{ value: 'EUR', label: 'EUR' }] };
const counts = { all: 15, statuses: [{ status: 'PAID', count: 12 }] };

const useFirst = () => {
  const [list, setList] = useState(first);
  const changeList = (change: Partial<ListState>) => setList((before) => ({ ...before, ...change }));
  return { list, changeList };
};

const Tabs = ({ isCounted }: { isCounted: boolean }) => (
  <StatusTabs {...useFirst()} statuses={statuses} counts={isCounted ? counts : undefined} />
);
const Filters = ({ hasRanges }: { hasRanges: boolean }) => (
  <ListFilters {...useFirst()} choices={[currency]} searchHint="Клиент или номер" hasRanges={hasRanges} />
);
const Period = () => <PeriodFilter {...useFirst()} />;
const Chooser = () => {
  const [chosen, setChosen] = useState({});
  return <ColumnChooser columns={fields} chosen={chosen} onChoose={setChosen} />;
};
const Views = () => {
  const [views, setViews] = useState<readonly SavedView[]>([
    { name: 'Просрочени', search: 'status=OVERDUE' },
  ]);
  return <SavedViews views={views} search="currency=EUR" onApply={() => undefined} onChange={setViews} />;
};

const withMessages = (Show: () => ReactNode) => () => (
  <ListMessages>
    <Show />
  </ListMessages>
);

export const portalLists: readonly Piece[] = [
  piece('merchant/kit/lists/ListScreen.tsx', {
    rows: () => <Listed answer="rows" />,
    empty: () => <Listed answer="empty" />,
    failed: () => <Listed answer="failed" />,
  }),
  piece('merchant/kit/lists/ListSection.tsx', { rows: () => <Section /> }),
  piece('merchant/kit/lists/StatusTabs.tsx', {
    counted: withMessages(() => <Tabs isCounted />),
    'not yet counted': withMessages(() => <Tabs isCounted={false} />),
  }),
  piece('merchant/kit/lists/ListFilters.tsx', {
    'search and choice': withMessages(() => <Filters hasRanges={false} />),
    'with ranges': withMessages(() => <Filters hasRanges />),
  }),
  piece('merchant/kit/lists/PeriodFilter.tsx', { period: withMessages(() => <Period />) }),
  piece('merchant/kit/lists/ColumnChooser.tsx', { columns: withMessages(() => <Chooser />) }),
  piece('merchant/kit/lists/SavedViews.tsx', { views: withMessages(() => <Views />) }),
  piece('merchant/kit/lists/ListTotals.tsx', {
    figures: withMessages(() => <ListTotals totals={[{ label: 'Сума', values: ['420,00 €', '12,00 $'] }]} />),
    loading: withMessages(() => <ListTotals totals={[{ label: 'Сума', values: undefined }]} />),
  }),
  piece('merchant/kit/lists/ExportMenu.tsx', {
    rows: () => (
      <ExportMenu endpoint={exportItems} filters={{}} exported={(format) => format} isEmpty={false} />
    ),
    'nothing to export': () => (
      <ExportMenu endpoint={exportItems} filters={{}} exported={(format) => format} isEmpty />
    ),
  }),
  piece('merchant/kit/lists/Person.tsx', {
    'with a name': () => <Person name="Мария Иванова" detail="maria@example.bg" />,
    'without a name': () => <Person name={null} detail="maria@example.bg" otherwise="Неизвестен" />,
  }),
  piece('merchant/kit/records/RecordActions.tsx', {
    'a primary one, two beside it, others in the menu': () => (
      <RecordActions
        primary={{ label: 'Изпрати', icon: 'chat', onPress: noPress }}
        beside={[
          { label: 'Отбележи платена', onPress: noPress },
          { label: 'Изтегли PDF', icon: 'download', onPress: noPress },
        ]}
        more={[
          { label: 'Копирай', to: '/' },
          { label: 'Анулирай', onPress: noPress },
        ]}
      />
    ),
    'one more is no menu': () => (
      <RecordActions
        primary={{ label: 'Удължи', onPress: noPress }}
        more={[{ label: 'Създай същия', to: '/' }]}
      />
    ),
  }),
  piece('merchant/kit/lists/Popover.tsx', { closed: () => <Popover label="Още">Съдържание</Popover> }),
  piece('merchant/kit/lists/ListIcon.tsx', { icon: () => <ListIcon name="bookmark" /> }),
];
