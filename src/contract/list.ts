import * as z from 'zod';
import { currency, emptyOrText, id, integer, numeral, problem, searchText, givenDay } from './fields.ts';

const wholeNumber = numeral(z.number().int().min(0).max(1_000_000_000));

/** First and last day in Sofia, both included, each `YYYY-MM-DD`. */
export const dayRange = {
  from: givenDay.optional().meta({ description: 'First day, in Sofia.', examples: ['2026-11-01'] }),
  to: givenDay.optional().meta({ description: 'Last day, in Sofia.', examples: ['2026-11-30'] }),
};

const amount = numeral(z.number().min(0).max(99_999_999.99).multipleOf(0.01));
/** In units of each row's currency, both included. */
export const amountRange = {
  minAmount: amount.optional().meta({
    description: 'The smallest amount, in units of each row’s currency.',
    examples: [10],
  }),
  maxAmount: amount.optional().meta({
    description: 'The largest amount, in units of each row’s currency.',
    examples: [500],
  }),
};

/** The search text of a list: see `searchText`. */
export const search = searchText.meta({ examples: ['Мария'] });

/** Restricts a list to these ids: a screen fetches all its references in one call. */
export const ids = z
  .array(id)
  .max(500)
  .optional()
  .meta({ description: 'Only the rows with these ids.', examples: [[42]] });

/** The filters that all lists of payments, links and invoices share. */
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
 * and ra-data-simple-rest's (`range`, `sort`, `filter`, each JSON). Unknown sort fields and filters are refused. A full
 * page has the header `Next-Cursor`, the keyset cursor of the next page.
 */
export const listQuery = <S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sortFields: S,
  filters: F,
) =>
  z.strictObject({
    page: wholeNumber.optional().meta({ description: 'Counted from 0.', examples: [0] }),
    size: numeral(z.number().int().min(1).max(500))
      .optional()
      .meta({ description: 'Rows of one page.', examples: [25] }),
    sortBy: z
      .enum(sortFields)
      .optional()
      .meta({ examples: [sortFields.find((field) => field === 'createdAt') ?? sortFields[0]] }),
    sortDir: z
      .enum(['asc', 'desc'])
      .optional()
      .meta({ examples: ['desc'] }),
    range: z
      .string()
      .refine(isRange, problem('format'))
      .optional()
      .meta({
        description: 'First and last row, counted from 0, both included; at most 500.',
        examples: ['[0,24]'],
      }),
    cursor: z
      .string()
      .regex(/^[\w-]*$/)
      .max(400)
      .optional()
      .meta({
        description:
          'From the header `Next-Cursor` of the page before, in the same order; instead of `page` and `range`.',
        examples: ['WyJjcmVhdGVkQXQiLHRydWUsIjIwMjYiLDQyXQ'],
      }),
    sort: emptyOrText(80, 'identifier')
      .optional()
      .meta({
        description: 'Field and direction as a JSON pair.',
        examples: ['["createdAt","DESC"]'],
      }),
    filter: emptyOrText(2_000, 'paragraph')
      .optional()
      .meta({
        description: 'Filters as one JSON object; `q` is `search`, `id` a list of ids.',
        examples: ['{"status":"SUCCEEDED","q":"Мария"}'],
      }),
    ...filters,
  });

/** The array (specification; with `Content-Range` for ra-data-simple-rest), or the page when `page` or `size` is given. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.union([
    z.array(item),
    z.object({
      content: z.array(item),
      totalElements: integer.meta({ description: 'Rows in the whole list.', examples: [128] }),
    }),
  ]);

/** The file formats of exports. */
export const exportFormat = z.enum(['csv', 'excel']).meta({ examples: ['csv'] });

/** The media types of exports. */
export const exportTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
