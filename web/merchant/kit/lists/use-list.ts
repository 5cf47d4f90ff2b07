import { useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CallInput } from '../../../shared/call.ts';
import { useListState } from '../../../shared/list/use-list-state.ts';
import { listQueryOf, useListPage } from '../portal/queries.ts';
import { settingsOf, type ListDefinition } from './list-definition.ts';

/** A list with its state in the URL and the page of rows. What is in the URL stays that of the first definition. */
export const useList = <E extends Endpoint>(definition: ListDefinition<E>) => {
  const [settings] = useState(() => settingsOf(definition));
  const [list, changeList] = useListState(settings);
  const query = useListPage(
    definition.name,
    definition.endpoint,
    definition.input?.(list) ?? ({ query: listQueryOf<E>(list) } as CallInput<E>),
  );
  return { definition, settings, list, changeList, query };
};

export type List<E extends Endpoint> = ReturnType<typeof useList<E>>;
