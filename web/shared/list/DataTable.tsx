import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import { useMessages } from '../messages/use-messages.ts';
import classes from './DataTable.module.css';
import type { ListPlace } from './list-address.ts';
import type { MoveList } from './use-list-place.ts';

export interface Column<R> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: R) => ReactNode;
  /** The field by which the server sorts. */
  readonly sortBy?: string;
  readonly align?: 'end';
  /** The value stays on one line. */
  readonly whole?: true;
}

const classOf = ({ align, whole }: Pick<Column<never>, 'align' | 'whole'>): string | undefined =>
  [align && classes[align], whole && classes['whole']].filter(Boolean).join(' ') || undefined;

export interface DataTableProps<R> {
  /** Names the table for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column<R>[];
  /** Undefined while they are on their way. */
  readonly rows: readonly R[] | undefined;
  readonly rowKey: (row: R) => string | number;
  /** Shown instead of the table when there are no rows. */
  readonly empty: ReactNode;
  readonly place?: ListPlace;
  readonly move?: MoveList;
  /** Rows to draw while loading. */
  readonly expected?: number;
}

/**
 * A table; below 700 pixels each row is a card with the column's name before each value. Roles are written out because
 * a table that is laid out otherwise stops being one for assistive technology.
 */
export const DataTable = <R,>(props: DataTableProps<R>) => {
  const { label, columns, rows, rowKey, empty, expected = 5, place, move } = props;
  if (rows?.length === 0) return empty;
  return (
    <div className={classes['frame']}>
      <table role="table" className={classes['table']} aria-label={label} aria-busy={rows === undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.key} column={column} place={place} move={move} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows === undefined
            ? Array.from({ length: expected }, (_, index) => <Waiting key={index} columns={columns} />)
            : rows.map((row) => (
                <tr role="row" key={rowKey(row)}>
                  {columns.map((column) => (
                    <td role="cell" key={column.key} data-label={column.label} className={classOf(column)}>
                      <div>{column.cell(row)}</div>
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
};

interface HeadProps {
  readonly column: Pick<Column<never>, 'label' | 'sortBy' | 'align'>;
  readonly place: ListPlace | undefined;
  readonly move: MoveList | undefined;
}

const Head = ({ column: { label, sortBy, align }, place, move }: HeadProps) => {
  const t = useMessages();
  const className = align && classes[align];
  if (sortBy === undefined || !place || !move) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {label}
      </th>
    );
  }
  const sorted = place.sortBy === sortBy;
  const next = sorted && place.sortDir === 'desc' ? 'asc' : 'desc';
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={sorted ? (place.sortDir === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        title={t('shared.list.sortBy', { column: label })}
        onClick={() => move({ sortBy, sortDir: next })}
      >
        {label}
        <span className={sorted ? undefined : classes['unsorted']}>
          <Icon name={sorted && place.sortDir === 'asc' ? 'up' : 'down'} size={16} />
        </span>
      </button>
    </th>
  );
};

const Waiting = ({ columns }: { columns: readonly Pick<Column<never>, 'key' | 'label' | 'align'>[] }) => (
  <tr role="row">
    {columns.map(({ key, label, align }) => (
      <td role="cell" key={key} data-label={label} className={align && classes[align]}>
        <div>
          <Skeleton characters={10} />
        </div>
      </td>
    ))}
  </tr>
);
