import { InvalidFields } from '#kernel/failure.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { WithHeaders } from './route.ts';

/** How the caller wants a list back: see `src/contract/list.ts`. */
export type ListDialect = 'plain' | 'paged' | 'range';

const parseJson = (field: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidFields([{ field, code: 'fields.format' }]);
  }
};

const parsePair = (field: string, text: string): [unknown, unknown] => {
  const value = parseJson(field, text);
  if (!Array.isArray(value) || value.length !== 2)
    throw new InvalidFields([{ field, code: 'fields.format' }]);
  return [value[0], value[1]];
};

const parseRecord = (field: string, text: string): Record<string, unknown> => {
  const value = parseJson(field, text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidFields([{ field, code: 'fields.format' }]);
  }
  return value as Record<string, unknown>;
};

/**
 * Turns ra-data-simple-rest's `range`, `sort` and `filter` into the specification's parameters, so that one schema
 * judges both dialects. Its full-text filter is called `q` there and `search` here; `id: […]` asks for many at once.
 */
export const flattenListQuery = (query: Record<string, unknown>): Record<string, unknown> => {
  const { sort, filter, ...rest } = query;
  const flat: Record<string, unknown> = { ...rest };
  if (typeof filter === 'string') {
    const { q, id, ...filters } = parseRecord('filter', filter);
    Object.assign(flat, filters);
    if (q !== undefined) flat.search = q;
    if (id !== undefined) flat.ids = Array.isArray(id) ? id : [id];
  }
  if (typeof sort === 'string') {
    const [field, order] = parsePair('sort', sort);
    flat.sortBy = field;
    flat.sortDir = String(order).toLowerCase();
  }
  return flat;
};

type ListQuery<S extends string> = Readonly<{
  page?: number | undefined;
  size?: number | undefined;
  sortBy?: S | undefined;
  sortDir?: 'asc' | 'desc' | undefined;
  range?: string | undefined;
}>;

const rangeOf = (text: string): { offset: number; limit: number } => {
  const [first, last] = parsePair('range', text);
  const isRange =
    Number.isInteger(first) && Number.isInteger(last) && Number(first) >= 0 && Number(last) >= Number(first);
  if (!isRange || Number(last) - Number(first) >= 500) {
    throw new InvalidFields([{ field: 'range', code: 'fields.format' }]);
  }
  return { offset: Number(first), limit: Number(last) - Number(first) + 1 };
};

/** A plain array is cut here: who wants more asks for pages. */
const plainLimit = 500;
const defaultSize = 10;

export const readPage = <S extends string>(
  query: ListQuery<S>,
  defaultSort: S,
): { page: PageRequest<S>; dialect: ListDialect } => {
  const sorting = {
    sortBy: query.sortBy ?? defaultSort,
    descending: (query.sortDir ?? (query.sortBy === undefined ? 'desc' : 'asc')) === 'desc',
  };
  if (query.range !== undefined) return { page: { ...rangeOf(query.range), ...sorting }, dialect: 'range' };
  if (query.page === undefined && query.size === undefined) {
    return { page: { offset: 0, limit: plainLimit, ...sorting }, dialect: 'plain' };
  }
  const limit = query.size ?? defaultSize;
  return { page: { offset: (query.page ?? 0) * limit, limit, ...sorting }, dialect: 'paged' };
};

type ListAnswer<T> = T[] | { content: T[]; totalElements: number };

/** Presents one page in the dialect in which it was asked. */
export const presentList = <Item, T>(
  resource: string,
  asked: { page: PageRequest<string>; dialect: ListDialect },
  { items, total }: Page<Item>,
  present: (item: Item) => T,
): ListAnswer<T> | WithHeaders<ListAnswer<T>> => {
  const content = items.map(present);
  if (asked.dialect === 'paged') return { content, totalElements: total };
  const { offset } = asked.page;
  const range = `${resource} ${offset}-${offset + Math.max(content.length - 1, 0)}/${total}`;
  return new WithHeaders(content, { 'Content-Range': range });
};
