import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import { useMessages } from '../messages/use-messages.ts';
import classes from './DataTable.module.css';
import { useRecordLink } from './list-place.ts';
import type { ListState } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';

export interface Column<R> {
  readonly key: string;
  readonly label: string;
  /** The head is empty: assistive technology alone reads the label. */
  readonly isLabelHidden?: true;
  readonly cell: (row: R) => ReactNode;
  /** The field by which the server sorts. */
  readonly sortBy?: string;
  readonly align?: 'end';
  /** The value stays on one line, and in a table of single lines it is not cut. */
  readonly whole?: true;
  /** The cell is the link that opens the record, over the whole row. */
  readonly opens?: true;
  /** Hidden until it is chosen. */
  readonly isOptional?: true;
  /** Cannot be hidden: what a row is about, its actions. */
  readonly isFixed?: true;
}

const classOf = ({ align, whole, opens }: Pick<Column<never>, 'align' | 'whole' | 'opens'>) =>
  [align && classes[align], whole && classes['whole'], opens && classes['opens']].filter(Boolean).join(' ') ||
  undefined;

export interface DataTableProps<R> {
  /** Names the table for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column<R>[];
  /** Undefined while loading. */
  readonly rows: readonly R[] | undefined;
  readonly rowKey: (row: R) => string | number;
  /** The path of the record that a row opens; the rows are then single lines. */
  readonly rowTo?: (row: R) => string;
  /** Shown instead of the table when there are no rows. */
  readonly empty: ReactNode;
  readonly list?: ListState;
  readonly changeList?: ChangeList;
  /** Rows to draw while loading. */
  readonly expected?: number;
}

/**
 * A table; below 700 pixels each row is a card with the column's name before each value. Roles are explicit because CSS
 * `display` values other than `table` remove the table semantics.
 */
export const DataTable = <R,>(props: DataTableProps<R>) => {
  const { label, columns, rows, rowKey, rowTo, empty, expected = 5, list, changeList } = props;
  if (rows?.length === 0) return empty;
  const className = `${classes['table']} ${rowTo ? classes['single'] : classes['cards']}`;
  return (
    <div className={classes['frame']}>
      <table role="table" className={className} aria-label={label} aria-busy={rows === undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.key} column={column} list={list} changeList={changeList} />
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
                      <Cell row={row} column={column} to={rowTo?.(row)} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
};

interface CellProps<R> {
  readonly row: R;
  readonly column: Column<R>;
  readonly to: string | undefined;
}

/** A text that may be cut has its whole as a title. */
const Cell = <R,>({ row, column: { cell, opens }, to }: CellProps<R>) => {
  const linkTo = useRecordLink();
  const content = cell(row);
  const title = to !== undefined && typeof content === 'string' ? content : undefined;
  return (
    <div title={title}>{opens && to !== undefined ? <Link {...linkTo(to)}>{content}</Link> : content}</div>
  );
};

interface HeadProps {
  readonly column: Pick<Column<never>, 'label' | 'isLabelHidden' | 'sortBy' | 'align'>;
  readonly list: ListState | undefined;
  readonly changeList: ChangeList | undefined;
}

const Head = ({ column: { label, isLabelHidden, sortBy, align }, list, changeList }: HeadProps) => {
  const t = useMessages();
  const className = align && classes[align];
  if (sortBy === undefined || !list || !changeList) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
      </th>
    );
  }
  const sorted = list.sortBy === sortBy;
  const next = sorted && list.sortDir === 'desc' ? 'asc' : 'desc';
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={sorted ? (list.sortDir === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        title={t('shared.list.sortBy', { column: label })}
        onClick={() => changeList({ sortBy, sortDir: next })}
      >
        {label}
        <span className={sorted ? undefined : classes['unsorted']}>
          <Icon name={sorted && list.sortDir === 'asc' ? 'up' : 'down'} size={16} />
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
