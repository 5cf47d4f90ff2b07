import { Flags } from '@oclif/core';
import type * as z from 'zod';
import { dayFlag } from './arguments.ts';
import { messages } from './messages.ts';

type SortedList<S extends Record<string, string>> = Readonly<{
  query: z.ZodObject<{ sortBy: z.ZodOptional<z.ZodEnum<S>> }>;
}>;

/**
 * Flags of a list. Its sort fields are those of the contract, checked before the application is loaded.
 *
 * @param endpoint the list call
 */
export const listFlagsOf = <S extends Record<string, string>>({ query }: SortedList<S>) => {
  const fields = query.shape.sortBy.unwrap().options as string[];
  return {
    search: Flags.string({ summary: messages.searchFlag }),
    limit: Flags.integer({ default: 50, min: 1, max: 500, summary: messages.limitFlag }),
    page: Flags.integer({ default: 1, min: 1, summary: messages.pageFlag }),
    sort: Flags.option({ options: fields.flatMap((field) => [field, `-${field}`]) })({
      summary: messages.sortFlag,
    }),
  };
};

/** Period flags; both days are included, in Sofia's time. */
export const periodFlags = {
  from: dayFlag({ summary: messages.fromFlag }),
  to: dayFlag({ summary: messages.toFlag }),
};

type Given = Readonly<{
  search?: string | undefined;
  limit: number;
  page: number;
  sort?: string | undefined;
}>;

/** The contract's page query; `-createdAt` sorts in descending order. */
export const listQueryOf = ({ search, limit, page, sort }: Given) => ({
  page: page - 1,
  size: limit,
  ...(search === undefined ? {} : { search }),
  ...(sort === undefined
    ? {}
    : {
        sortBy: sort.replace(/^-/, '') as never,
        sortDir: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
      }),
});

/** Narrows the answer to a page: the query always asks for one. */
export const pageOf = <T>(answer: readonly T[] | { content: T[]; totalElements: number }) =>
  'content' in answer
    ? { rows: answer.content, total: answer.totalElements }
    : { rows: [...answer], total: answer.length };
