import { Flags } from '@oclif/core';
import { dayFlag } from './arguments.ts';
import { messages } from './messages.ts';

/** Flags of every list. */
export const listFlags = {
  search: Flags.string({ summary: messages.searchFlag }),
  limit: Flags.integer({ default: 50, min: 1, max: 500, summary: messages.limitFlag }),
  page: Flags.integer({ default: 1, min: 1, summary: messages.pageFlag }),
  sort: Flags.string({ summary: messages.sortFlag }),
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
  // The contract refuses unknown sort fields and names the known ones.
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
