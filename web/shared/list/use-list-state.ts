import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchParamsOf, listStateOf } from './list-state.ts';
import type { ListState, ListSettings } from './list-state.ts';

export type ChangeList = (change: Partial<ListState>) => void;

/**
 * The list state in the URL: a list can be bookmarked and the back button restores it. Every change except of the page
 * returns to the first page. `settings` must be a constant.
 */
export const useListState = (settings: ListSettings): [ListState, ChangeList] => {
  const [params, setParams] = useSearchParams();
  const list = useMemo(() => listStateOf(params, settings), [params, settings]);
  const changeList = useCallback<ChangeList>(
    (change) =>
      setParams((now) => searchParamsOf({ ...listStateOf(now, settings), page: 0, ...change }, settings), {
        replace: true,
      }),
    [setParams, settings],
  );
  return [list, changeList];
};
