import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CallInput } from '../../../shared/call.ts';
import type { Choice } from '../../../shared/form/SelectInput.tsx';
import type { IconName } from '../../../shared/icons/Icon.tsx';
import type { Column } from '../../../shared/list/DataTable.tsx';
import { rangeFilters, type ListSettings, type ListState } from '../../../shared/list/list-state.ts';
import type { ChangeList } from '../../../shared/list/use-list-state.ts';
import type { RecordRow } from '../../../shared/list/RecordRows.tsx';
import type { RowOf } from '../portal/queries.ts';
import type { ExportEndpoint } from './ExportMenu.tsx';
import type { Filter } from './filters.ts';
import type { ListTotal } from './ListTotals.tsx';

/** A column of the table that may have a place in the compact row. */
export interface Field<R> extends Column<R> {
  readonly place?: Exclude<keyof RecordRow, 'to' | 'hasDisc'>;
  /** What stands at that place; the cell of the table by default. */
  readonly compact?: (record: R) => ReactNode;
}

/**
 * A list of the portal. The state in the URL, the query, the table, the compact rows, the chooser of columns, the filters,
 * the tabs with their counts, the totals and the export follow from it.
 */
export interface ListDefinition<E extends Endpoint> {
  /** Under this name the browser remembers columns and views; the keys of its queries begin with it. */
  readonly name: string;
  readonly endpoint: E;
  /** Parameters of the path, and what the filters mean to the endpoint; by default their names and values. */
  readonly input?: (list: ListState) => CallInput<E>;
  /** Names the table. */
  readonly label: string;
  /** Of a page; the label by default. */
  readonly title?: string;
  readonly subtitle?: string;
  /** On a phone, too, where the list does not begin on the first screen. */
  readonly keepsSubtitle?: true;
  /** The order without a choice, the largest first. */
  readonly sortBy: string;
  readonly fields: readonly Field<RowOf<E>>[];
  /** Rows to draw while loading; as many as a page has by default. */
  readonly expected?: number;
  /** The path of a record; without one the rows open nothing. */
  readonly to?: (record: RowOf<E>) => string;
  /** What is about a person or firm: its initial stands before the compact row. */
  readonly hasDisc?: boolean;
  /** The compact row where other screens show it, too; else it follows from the fields. */
  readonly row?: (record: RowOf<E>) => RecordRow;
  /** A tab for each status. Such a list has stored views and a chooser of columns. */
  readonly statuses?: readonly Choice[];
  /** After the tabs of the statuses: leads to records beside them. */
  readonly lastTab?: (list: ListState, changeList: ChangeList) => ReactNode;
  /** Counts the rows of each status. */
  readonly counts?: Endpoint;
  readonly totals?: ListTotals;
  /** Filters in addition to the status. */
  readonly filters?: readonly Filter[];
  /** Filters by period and amount. */
  readonly hasRanges?: true;
  /** Names the fields that are searched; without it there is no search. */
  readonly searchHint?: string;
  readonly failed: string;
  readonly empty: Readonly<{
    icon: IconName;
    title: string;
    hint?: string;
    action?: ReactNode;
    /** One line: a list that is empty for most. */
    isLine?: true;
    /** Instead of the title when the filters choose nothing. */
    noMatch?: string;
  }>;
  readonly export?: Readonly<{
    endpoint: ExportEndpoint;
    /** Says after the download what was exported, in which format. */
    exported: (format: string) => string;
  }>;
}

/** Figures of the rows that the filters choose. */
export interface ListTotals {
  readonly endpoint: Endpoint;
  readonly of: (data: unknown) => readonly ListTotal[];
}

/** The figures of a list by the answer of an endpoint with the list's filters; undefined while it loads. */
export const totalsOf = <E extends Endpoint>(
  endpoint: E,
  of: (data: z.output<E['response']> | undefined) => readonly ListTotal[],
): ListTotals => ({ endpoint, of: of as ListTotals['of'] });

/** The fields by which the endpoint sorts. */
const sortFieldsOf = ({ query }: Endpoint): readonly string[] => {
  const { sortBy } = (query as z.ZodObject<{ sortBy: z.ZodOptional<z.ZodEnum> }>).shape;
  return sortBy.unwrap().options.map(String);
};

const valuesOf = (choices: readonly Choice[]) => choices.map(({ value }) => value);

/** What of the list is in the URL. */
export const settingsOf = <E extends Endpoint>(list: ListDefinition<E>): ListSettings => ({
  sortFields: sortFieldsOf(list.endpoint),
  sortBy: list.sortBy,
  filters: {
    ...(list.searchHint !== undefined && { search: 'text' as const }),
    ...(list.statuses && { status: valuesOf(list.statuses) }),
    ...Object.fromEntries((list.filters ?? []).map(({ name, choices }) => [name, valuesOf(choices)])),
    ...(list.hasRanges && rangeFilters),
  },
});

/** The compact rows of a list whose rows open records: its own, or those that follow from its fields. */
export const rowsOf = <E extends Endpoint>({
  fields,
  to,
  hasDisc = false,
  row,
}: ListDefinition<E>): ((record: RowOf<E>) => RecordRow) | undefined =>
  row ??
  (to &&
    ((record) => {
      const placed = fields.flatMap(({ place, compact, cell }) =>
        place === undefined ? [] : [[place, (compact ?? cell)(record)] as const],
      );
      return {
        what: '',
        when: '',
        amount: '',
        chip: null,
        hasDisc,
        to: to(record),
        ...Object.fromEntries(placed),
      };
    }));
