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
      <ListRows key={of.length} of={of} columns={of.definition.fields} />
    </Panel>
  </ListMessages>
);

interface DefinedFiltersProps<E extends Endpoint> {
  readonly of: List<E>;
  readonly views?: ReactNode;
  readonly columns?: ReactNode;
}

/** The filters that a list defines, from ten rows on. */
export const DefinedFilters = <E extends Endpoint>({ of, ...tools }: DefinedFiltersProps<E>) => {
  const { searchHint, filters = [], hasRanges } = of.definition;
  const { list, changeList, stored, store, length } = of;
  if (length !== 'long' || (searchHint === undefined && filters.length === 0)) return null;
  return (
    <ListFilters
      {...{ list, changeList, searchHint, hasRanges, ...tools }}
      choices={filters}
      isOpen={stored.isOpen}
      onOpen={(isOpen) => store({ isOpen })}
    />
  );
};
