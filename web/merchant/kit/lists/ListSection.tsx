import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListRows } from './ListRows.tsx';
import { ListMessages } from './messages/list-messages.ts';
import type { List } from './use-list.ts';

interface ListSectionProps<E extends Endpoint> {
  readonly of: List<E>;
  readonly title?: string;
  readonly action?: ReactNode;
  /** What the list is about. */
  readonly children?: ReactNode;
}

/** A list as a part of a page, by its definition: its filters and its rows. */
export const ListSection = <E extends Endpoint>({ of, children, ...panel }: ListSectionProps<E>) => (
  <ListMessages>
    <Panel {...panel}>
      {children}
      <DefinedFilters of={of} />
      <ListRows of={of} columns={of.definition.fields} />
    </Panel>
  </ListMessages>
);

interface DefinedFiltersProps<E extends Endpoint> {
  readonly of: List<E>;
  /** Shown with the filters of a phone: the saved views. */
  readonly more?: ReactNode;
}

/** The filters that a list defines. */
export const DefinedFilters = <E extends Endpoint>({ of, more }: DefinedFiltersProps<E>) => {
  const { searchHint, filters = [], hasRanges } = of.definition;
  const { list, changeList } = of;
  if (searchHint === undefined && filters.length === 0) return null;
  return <ListFilters {...{ list, changeList, searchHint, hasRanges, more }} choices={filters} />;
};
