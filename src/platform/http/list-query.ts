import type { Parsed } from '#contract/parse-input.ts';
import { businessDate } from '#kernel/business-date.ts';
import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Cursor, Page, PageRequest } from '#kernel/page.ts';
import { isStorable } from '#kernel/text.ts';
import { hasControlCharacter } from './input-gate.ts';
import { parseJson, refusedTexts } from './parse-json.ts';
import { WithHeaders } from './route.ts';

/** Response shape of a list: see `src/contract/list.ts`. */
export type ListDialect = 'plain' | 'paged' | 'range';

const tryJson = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
};

const parsePair = (text: string): [unknown, unknown] | null => {
  const value = tryJson(text);
  return Array.isArray(value) && value.length === 2 ? [value[0], value[1]] : null;
};

const parseRecord = (text: string): Record<string, unknown> | null => {
  const value = tryJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return value as Record<string, unknown>;
};

const isRefused = (text: string): boolean => hasControlCharacter(text) || !isStorable(text);

const malformed = (field: string): FieldProblem => ({ field, code: 'fields.format' });

/**
 * Turns ra-data-simple-rest's `range`, `sort` and `filter` into the specification's parameters, so that one schema
 * validates both dialects. Its full-text filter is called `q` there and `search` here; `id: […]` asks for many at
 * once.
 */
export const flattenListQuery = (query: Record<string, unknown>): Parsed<Record<string, unknown>> => {
  const { sort, filter, ...rest } = query;
  let flat: Record<string, unknown> = rest;
  const problems: FieldProblem[] = [];
  if (typeof filter === 'string') {
    const record = parseRecord(filter);
    if (record === null) problems.push(malformed('filter'));
    const { q, id, ...filters } = record ?? {};
    flat = { ...rest, ...filters };
    if (q !== undefined) flat.search = q;
    if (id !== undefined) flat.ids = Array.isArray(id) ? id : [id];
    problems.push(...refusedTexts(isRefused, flat));
  }
  if (typeof sort === 'string') {
    const pair = parsePair(sort);
    if (pair === null) problems.push(malformed('sort'));
    else Object.assign(flat, { sortBy: pair[0], sortDir: String(pair[1]).toLowerCase() });
  }
  return { value: flat, problems };
};

type DayRange = Readonly<{ from?: string | undefined; to?: string | undefined }>;

/** The days of a list's filter, already validated by the contract. */
export const businessDays = ({ from, to }: DayRange) => ({
  from: from === undefined ? undefined : businessDate(from),
  to: to === undefined ? undefined : businessDate(to),
});

type ListQuery<S extends string> = Readonly<{
  page?: number | undefined;
  size?: number | undefined;
  sortBy?: S | undefined;
  sortDir?: 'asc' | 'desc' | undefined;
  range?: string | undefined;
  cursor?: string | undefined;
}>;

const rangeOf = (text: string): { offset: number; limit: number } => {
  const [first, last] = JSON.parse(text) as [number, number];
  return { offset: first, limit: last - first + 1 };
};

type Sorting = Pick<PageRequest<string>, 'sortBy' | 'descending'>;

/** The cursor names its sort order: in another order other rows follow. */
const writeCursor = ({ sortBy, descending }: Sorting, { value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sortBy, descending, value, id])).toString('base64url');

/** @throws InvalidFields */
const readCursor = (text: string, { sortBy, descending }: Sorting): Cursor => {
  const parts = tryJson(Buffer.from(text, 'base64url').toString());
  const [field, isDescending, value, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const fits = field === sortBy && isDescending === descending;
  if (!fits || typeof value !== 'string' || !Number.isSafeInteger(id)) {
    throw new InvalidFields([malformed('cursor')]);
  }
  return { value, id: Number(id) };
};

/** A plain array is limited to this many rows; callers that want more ask for pages. */
const plainLimit = 500;
const defaultSize = 10;

/** Parses page, size and sort of a list, or its cursor. @throws InvalidFields */
export const readPage = <S extends string>(
  query: ListQuery<S>,
  defaultSort: S,
): { page: PageRequest<S>; dialect: ListDialect } => {
  const sorting = {
    sortBy: query.sortBy ?? defaultSort,
    descending: (query.sortDir ?? (query.sortBy === undefined ? 'desc' : 'asc')) === 'desc',
  };
  if (query.cursor !== undefined) {
    if (query.page !== undefined || query.range !== undefined) throw new InvalidFields([malformed('cursor')]);
    const after = readCursor(query.cursor, sorting);
    return { page: { offset: 0, limit: query.size ?? defaultSize, after, ...sorting }, dialect: 'paged' };
  }
  if (query.range !== undefined) return { page: { ...rangeOf(query.range), ...sorting }, dialect: 'range' };
  if (query.page === undefined && query.size === undefined) {
    return { page: { offset: 0, limit: plainLimit, ...sorting }, dialect: 'plain' };
  }
  const limit = query.size ?? defaultSize;
  return { page: { offset: (query.page ?? 0) * limit, limit, ...sorting }, dialect: 'paged' };
};

type ListAnswer<T> = T[] | { content: T[]; totalElements: number };

/** Presents one page in the requested dialect. */
export const presentList = <Item, T>(
  resource: string,
  asked: { page: PageRequest<string>; dialect: ListDialect },
  { items, total, next = null }: Page<Item>,
  present: (item: Item) => T,
): WithHeaders<ListAnswer<T>> => {
  const content = items.map(present);
  const more = next === null ? {} : { 'Next-Cursor': writeCursor(asked.page, next) };
  if (asked.dialect === 'paged') return new WithHeaders({ content, totalElements: total }, more);
  const { offset } = asked.page;
  const range = `${resource} ${offset}-${offset + Math.max(content.length - 1, 0)}/${total}`;
  return new WithHeaders(content, { 'Content-Range': range, ...more });
};
