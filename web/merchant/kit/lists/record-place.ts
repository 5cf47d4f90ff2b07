import { createContext, use } from 'react';

/** Whether the record is shown beside its list, which then has the way back. */
export const BesideContext = createContext(false);
export const useIsBeside = (): boolean => use(BesideContext);

/** The parameter of a record's URL that shows it as a full page on a wide screen, too. */
export const viewParam = 'view';
export const fullPage = 'page';

/** The query string of the list without the parameter of the full page, with `?` or empty. */
export const listSearch = (params: URLSearchParams): string => {
  const kept = new URLSearchParams(params);
  kept.delete(viewParam);
  return kept.size === 0 ? '' : `?${kept.toString()}`;
};
