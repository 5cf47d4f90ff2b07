import { createContext, use } from 'react';
import { useIsPhone } from '../layout/use-is-phone.ts';

/** Where a list is shown. */
export interface ListPlace {
  /** Beside a record, or within one: narrow on a wide screen too. */
  readonly isNarrow: boolean;
  /** The query string of the list, which its records keep. */
  readonly search: string;
  /** Whether a record opens beside the list, which then keeps its scroll position. */
  readonly opensBeside: boolean;
  /** The path of the record that is shown beside the list. */
  readonly current?: string;
}

export const ListPlaceContext = createContext<ListPlace>({
  isNarrow: false,
  search: '',
  opensBeside: false,
});

/** Whether a list shows compact rows: on a phone, and in a narrow place. */
export const useIsCompact = (): boolean => {
  const { isNarrow } = use(ListPlaceContext);
  return useIsPhone() || isNarrow;
};

/** The properties of a link to a record of the surrounding list. */
export const useRecordLink = () => {
  const { search, opensBeside, current } = use(ListPlaceContext);
  return (to: string) => ({
    to: `${to}${to.includes('?') ? '' : search}`,
    state: opensBeside ? { isBeside: true } : undefined,
    'aria-current': to === current ? ('true' as const) : undefined,
  });
};
