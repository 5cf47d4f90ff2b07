import { useEffect, useEffectEvent, useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CallInput } from '../../../shared/call.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { listQueryOf, useListPage } from '../portal/queries.ts';
import { settingsOf, type ListDefinition } from './list-definition.ts';
import { useStoredList } from './stored-list.ts';

/** From so many rows on a list has a search, tabs, filters, totals and pages; a shorter one is its rows. */
const longFrom = 10;

/** `unknown` while the first page loads of a list that this browser has not seen long. */
type Length = 'short' | 'long' | 'unknown';

const isFiltered = ({ filters, page }: ListState): boolean => Object.keys(filters).length > 0 || page > 0;

/** @param total of all rows; undefined until it is known */
const lengthOf = (list: ListState, total: number | undefined, wasLong: boolean): Length => {
  if (isFiltered(list)) return 'long';
  if (total === undefined) return wasLong ? 'long' : 'unknown';
  return total >= longFrom || total > list.size ? 'long' : 'short';
};

/** A list with its state in the URL and the page of rows. What is in the URL stays that of the first definition. */
export const useList = <E extends Endpoint>(definition: ListDefinition<E>) => {
  const [settings] = useState(() => settingsOf(definition));
  const [list, changeList] = useListState(settings);
  const [stored, store] = useStoredList(definition.name);
  const query = useListPage(
    definition.name,
    definition.endpoint,
    definition.input?.(list) ?? ({ query: listQueryOf<E>(list) } as CallInput<E>),
  );
  const { data, isPlaceholderData } = query;
  const total = isFiltered(list) || isPlaceholderData ? undefined : data?.total;
  const remember = useEffectEvent((isLong: boolean) => {
    if (isLong !== stored.isLong) store({ isLong });
  });
  useEffect(() => {
    if (total !== undefined) remember(total >= longFrom);
  }, [total]);
  // The rows of removed filters say nothing of the length.
  const length = lengthOf(list, total, stored.isLong || isPlaceholderData);
  return { definition, settings, list, changeList, query, length, stored, store };
};

export type List<E extends Endpoint> = ReturnType<typeof useList<E>>;
