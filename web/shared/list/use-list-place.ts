import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOfPlace, placeIn } from './list-address.ts';
import type { ListPlace, ListSettings } from './list-address.ts';

export type MoveList = (change: Partial<ListPlace>) => void;

/**
 * Filters, order and page live in the address, so that a list can be bookmarked and the way back leads to it.
 * Every change but of the page itself returns to the first page. `settings` must be a constant.
 */
export const useListPlace = (settings: ListSettings): [ListPlace, MoveList] => {
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => placeIn(params, settings), [params, settings]);
  const move = useCallback<MoveList>(
    (change) =>
      setParams((now) => addressOfPlace({ ...placeIn(now, settings), page: 0, ...change }, settings), {
        replace: true,
      }),
    [setParams, settings],
  );
  return [place, move];
};
