import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { DataTable } from '../../../shared/list/DataTable.tsx';
import { RecordTable } from '../../../shared/list/RecordTable.tsx';
import { EmptyState } from '../../../shared/state/EmptyState.tsx';
import type { RowOf } from '../portal/queries.ts';
import { rowsOf, type Field } from './list-definition.ts';
import classes from './ListRows.module.css';
import { useListMessages } from './messages/list-messages.ts';
import { Paged } from './Paged.tsx';
import type { List } from './use-list.ts';

interface ListRowsProps<E extends Endpoint> {
  readonly of: List<E>;
  readonly columns: readonly Field<RowOf<E>>[];
  /** Of the columns, below a short list; a longer one has it with its filters. */
  readonly chooser?: ReactNode;
}

/** The rows of a list and its pages, or why there are none. */
export const ListRows = <E extends Endpoint>({ of, columns, chooser }: ListRowsProps<E>) => {
  const { definition, query, list, changeList } = of;
  const { label, failed, expected = list.size } = definition;
  const row = rowsOf(definition);
  const rows = query.data?.rows;
  const table = { label, columns, rows, empty: <Nothing of={of} />, list, changeList, expected };
  return (
    <Paged {...{ query, failed, list, changeList }} total={query.data?.total} hasPages={of.length === 'long'}>
      {row ? <RecordTable {...table} row={row} /> : <DataTable {...table} rowKey={keyOf} />}
      {of.length === 'short' && (
        <div className={classes['foot']}>
          <LeftOut of={of} />
          {query.data?.total !== 0 && chooser}
        </div>
      )}
    </Paged>
  );
};

/** The way from a short list to the rows that it leaves out. */
const LeftOut = <E extends Endpoint>({ of: { definition, changeList } }: { of: List<E> }) =>
  (definition.filters ?? [])
    .filter(({ leftOut }) => leftOut !== undefined)
    .map(({ name, label, leftOut = '', choices }) => (
      <Button
        key={name}
        variant="quiet"
        size="small"
        onClick={() => changeList({ filters: { [name]: leftOut } })}
      >
        {`${label}: ${choices.find(({ value }) => value === leftOut)?.label.toLowerCase()}`}
      </Button>
    ));

/** Records without pages of their own are known by their ids. */
const keyOf = (record: unknown): number | string => (record as { id: number | string }).id;

const Nothing = <E extends Endpoint>({ of: { list, changeList, definition } }: { of: List<E> }) => {
  const t = useListMessages();
  const { action, isLine = false, noMatch = t('shared.list.noMatch'), ...empty } = definition.empty;
  if (isLine) return <p>{empty.title}</p>;
  return Object.keys(list.filters).length > 0 ? (
    <EmptyState icon="search" title={noMatch}>
      <Button onClick={() => changeList({ filters: {} })}>{t('shared.list.clear')}</Button>
    </EmptyState>
  ) : (
    <EmptyState {...empty}>{action}</EmptyState>
  );
};
