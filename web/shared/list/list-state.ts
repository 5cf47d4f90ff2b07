/** State of a list: zero-based page, page size, order, and filters by name. */
export interface ListState {
  readonly page: number;
  readonly size: number;
  readonly sortBy: string;
  readonly sortDir: 'asc' | 'desc';
  readonly filters: Readonly<Record<string, string>>;
}

export const pageSizes = [5, 10, 25, 50] as const;

export interface ListSettings {
  readonly sortFields: readonly string[];
  readonly sortBy: string;
  /** Names and, where they are fixed, values of the filters. */
  readonly filters: Readonly<Record<string, readonly string[] | 'text' | 'date' | 'amount'>>;
}

const defaultSize = 10;
const reserved = { page: 'page', size: 'size', sort: 'sort', direction: 'dir' } as const;

const wholeNumber = (text: string | null): number =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;

/** Filters of every list with ranges, inclusive. */
export const rangeFilters = { from: 'date', to: 'date', minAmount: 'amount', maxAmount: 'amount' } as const;

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isAmount = (text: string): boolean => /^\d{1,8}(\.\d{1,2})?$/.test(text);

const isAllowed = (value: string, allowed: ListSettings['filters'][string]): boolean => {
  if (allowed === 'text') return true;
  if (allowed === 'date') return isDate(value);
  return allowed === 'amount' ? isAmount(value) : allowed.includes(value);
};

const filtersIn = (params: URLSearchParams, settings: ListSettings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings.filters)
      .map(([name, allowed]) => [name, params.get(name) ?? '', allowed] as const)
      .filter(([, value, allowed]) => value !== '' && isAllowed(value, allowed))
      .map(([name, value]) => [name, value]),
  );

/** Reads the list state from the query string; missing and invalid values get defaults (newest first, first page). */
export const listStateOf = (params: URLSearchParams, settings: ListSettings): ListState => {
  const size = wholeNumber(params.get(reserved.size));
  const sortBy = params.get(reserved.sort) ?? '';
  return {
    page: Math.max(wholeNumber(params.get(reserved.page)) - 1, 0),
    size: (pageSizes as readonly number[]).includes(size) ? size : defaultSize,
    sortBy: settings.sortFields.includes(sortBy) ? sortBy : settings.sortBy,
    sortDir: params.get(reserved.direction) === 'asc' ? 'asc' : 'desc',
    filters: filtersIn(params, settings),
  };
};

/** Writes the list state as a query string, without defaults. */
export const searchParamsOf = (list: ListState, settings: ListSettings): URLSearchParams => {
  const params = new URLSearchParams(Object.entries(list.filters).filter(([, value]) => value !== ''));
  if (list.page > 0) params.set(reserved.page, String(list.page + 1));
  if (list.size !== defaultSize) params.set(reserved.size, String(list.size));
  if (list.sortBy !== settings.sortBy) params.set(reserved.sort, list.sortBy);
  if (list.sortDir !== 'desc') params.set(reserved.direction, list.sortDir);
  return params;
};
