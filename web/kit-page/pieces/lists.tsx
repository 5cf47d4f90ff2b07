import { useState } from 'react';
import { AmountFilter } from '../../shared/list/AmountFilter.tsx';
import { ChoiceFilter } from '../../shared/list/ChoiceFilter.tsx';
import { DataTable, type Column } from '../../shared/list/DataTable.tsx';
import { DayFilter } from '../../shared/list/DayFilter.tsx';
import { Disc } from '../../shared/list/Disc.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
import { Pagination } from '../../shared/list/Pagination.tsx';
import { RecordRows } from '../../shared/list/RecordRows.tsx';
import { StatusDot } from '../../shared/StatusChip.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { piece, type Piece } from '../piece.ts';

const rows = [
  { id: 1, name: 'Мария Иванова', amount: '24,90 €' },
  { id: 2, name: 'Строителна компания „Дълго име и наследници“ ЕООД', amount: '1 240,00 €' },
];
type Row = (typeof rows)[number];
const columns: readonly Column<Row>[] = [
  { key: 'name', label: 'Клиент', cell: ({ name }) => name, sortBy: 'name' },
  { key: 'amount', label: 'Сума', cell: ({ amount }) => amount, align: 'end', sortBy: 'amount' },
];
const first: ListState = { page: 0, size: 10, sortBy: 'amount', sortDir: 'desc', filters: {} };
const nothing = <EmptyState icon="card" title="Още няма плащания" />;

const Table = ({ rows: given }: { rows: readonly Row[] | undefined }) => {
  const [list, setList] = useState(first);
  return (
    <DataTable
      label="Плащания"
      columns={columns}
      rows={given}
      rowKey={({ id }) => id}
      empty={nothing}
      list={list}
      changeList={(change) => setList((before) => ({ ...before, ...change }))}
      expected={3}
    />
  );
};

const Pages = ({ total }: { total: number | undefined }) => {
  const [list, setList] = useState(first);
  return (
    <Pagination
      list={list}
      total={total}
      changeList={(change) => setList((before) => ({ ...before, ...change }))}
    />
  );
};

export const lists: readonly Piece[] = [
  piece('shared/list/DataTable.tsx', {
    rows: () => <Table rows={rows} />,
    empty: () => <Table rows={[]} />,
    loading: () => <Table rows={undefined} />,
  }),
  piece('shared/list/RecordRows.tsx', {
    rows: () => (
      <RecordRows
        label="Плащания"
        rows={rows.map(({ id, name, amount }) => ({
          to: `/${id}`,
          what: name,
          when: 'преди 5 минути',
          amount,
          hasDisc: true,
          chip: (
            <StatusDot tone="success" status="SUCCEEDED">
              Успешно
            </StatusDot>
          ),
        }))}
      />
    ),
  }),
  piece('shared/list/Pagination.tsx', {
    'many pages': () => <Pages total={1_234} />,
    'one page': () => <Pages total={3} />,
    loading: () => <Pages total={undefined} />,
  }),
  piece('shared/list/ChoiceFilter.tsx', {
    none: () => (
      <ChoiceFilter
        label="Валута"
        value=""
        none="Всички"
        choices={[{ value: 'EUR', label: 'EUR' }]}
        onChange={() => undefined}
      />
    ),
  }),
  piece('shared/list/DayFilter.tsx', {
    empty: () => <DayFilter label="От" day="" onChange={() => undefined} />,
    filled: () => <DayFilter label="От" day="2026-11-30" onChange={() => undefined} />,
  }),
  piece('shared/list/AmountFilter.tsx', {
    empty: () => <AmountFilter label="Най-малко" amount="" onChange={() => undefined} />,
    filled: () => <AmountFilter label="Най-малко" amount="24.90" onChange={() => undefined} />,
  }),
  piece('shared/list/Disc.tsx', { disc: () => <Disc name="Мария Иванова" /> }),
];
