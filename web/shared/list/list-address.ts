/** Where a list stands: page from 0, size, order, and its filters by name. */
export interface ListPlace {
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

/** Days and amounts from and to: what every list with ranges understands. */
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

/** The place that an address names; what it does not name or names wrongly is as at first (newest first, page 1). */
export const placeIn = (params: URLSearchParams, settings: ListSettings): ListPlace => {
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

/** The address of a place, without what is as at first. */
export const addressOfPlace = (place: ListPlace, settings: ListSettings): URLSearchParams => {
  const params = new URLSearchParams(Object.entries(place.filters).filter(([, value]) => value !== ''));
  if (place.page > 0) params.set(reserved.page, String(place.page + 1));
  if (place.size !== defaultSize) params.set(reserved.size, String(place.size));
  if (place.sortBy !== settings.sortBy) params.set(reserved.sort, place.sortBy);
  if (place.sortDir !== 'desc') params.set(reserved.direction, place.sortDir);
  return params;
};
