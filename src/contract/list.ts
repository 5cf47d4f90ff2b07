import * as z from 'zod';

const wholeNumber = z.coerce.number().int().min(0).max(1_000_000_000);

/**
 * The query of a list call in both dialects: the specification's (`page`, `size`, `sortBy`, `sortDir`, `search`, filters)
 * and ra-data-simple-rest's (`range`, `sort`, `filter`, each JSON). Unknown sort fields and filters are refused.
 */
export const listQuery = <S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sortFields: S,
  filters: F,
) =>
  z.strictObject({
    page: wholeNumber.optional(),
    size: z.coerce.number().int().min(1).max(500).optional(),
    sortBy: z.enum(sortFields).optional(),
    sortDir: z.enum(['asc', 'desc']).optional(),
    range: z.string().max(40).optional(),
    sort: z.string().max(80).optional(),
    filter: z.string().max(2_000).optional(),
    ...filters,
  });

/** The plain array (specification; with `Content-Range` for ra-data-simple-rest) or the page (when `page` or `size` is asked). */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), z.object({ content: z.array(item), totalElements: z.number().int() })]);
