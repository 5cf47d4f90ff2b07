import * as z from 'zod';
import { currency, numeral, problem } from './fields.ts';

const wholeNumber = numeral(z.number().int().min(0).max(1_000_000_000));

/** First and last day in Sofia, both included. */
export const dayRange = { from: z.iso.date().optional(), to: z.iso.date().optional() };

const amount = numeral(z.number().min(0).max(99_999_999.99).multipleOf(0.01));
/** In units of each row's currency, both included. */
export const amountRange = { minAmount: amount.optional(), maxAmount: amount.optional() };

export const search = z.string().trim().max(200);

/** What every list of money is narrowed by, besides its status. */
export const moneyFilters = {
  search: search.optional(),
  currency: currency.optional(),
  ...dayRange,
  ...amountRange,
};

/** `[first,last]` in JSON, counted from 0, at most 500 rows. */
const isRange = (text: string): boolean => {
  const [, first, last] = /^\[(\d{1,9}),\s*(\d{1,9})\]$/.exec(text) ?? [];
  const rows = Number(last) - Number(first) + 1;
  return rows >= 1 && rows <= 500;
};

/**
 * The query of a list call in both dialects: the specification's (`page`, `size`, `sortBy`, `sortDir`, `search`, filters)
 * and ra-data-simple-rest's (`range`, `sort`, `filter`, each JSON). Unknown sort fields and filters are refused. A page
 * that is full says in `Next-Cursor` where the next begins, however deep.
 */
export const listQuery = <S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sortFields: S,
  filters: F,
) =>
  z.strictObject({
    page: wholeNumber.optional(),
    size: numeral(z.number().int().min(1).max(500)).optional(),
    sortBy: z.enum(sortFields).optional(),
    sortDir: z.enum(['asc', 'desc']).optional(),
    range: z.string().refine(isRange, problem('format')).optional(),
    /** From `Next-Cursor` of the page before, in the same order; instead of `page` and `range`. */
    cursor: z.string().max(400).optional(),
    sort: z.string().max(80).optional(),
    filter: z.string().max(2_000).optional(),
    ...filters,
  });

/** The plain array (specification; with `Content-Range` for ra-data-simple-rest) or the page (when `page` or `size` is asked). */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), z.object({ content: z.array(item), totalElements: z.number().int() })]);

/** The media types of lists as files. */
export const sheetTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
