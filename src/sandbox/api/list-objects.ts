import type { Kind, Kinds } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest } from './api-error.ts';
import type { InstantRange } from './parameters.ts';

/** The provider's list envelope. */
type List<Item> = {
  readonly object: 'list';
  readonly data: Item[];
  readonly has_more: boolean;
  readonly url: string;
};

/** Cursor and size of a page of a list. */
export type Page = {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?: InstantRange | undefined;
};

const usualLimit = 10;
const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

type Query = { readonly conditions: string[]; readonly values: unknown[] };

const add = (query: Query, condition: (place: string) => string, value: unknown): void => {
  query.values.push(value);
  query.conditions.push(condition(`$${query.values.length}`));
};

const seqOf = async (tx: Transaction, kind: Kind, id: string, param: string): Promise<string> => {
  const found = await tx.client.query<{ seq: string }>(
    'select seq from sandbox.objects where id = $1 and kind = $2 and account = $3',
    [id, kind, tx.account],
  );
  const seq = found.rows[0]?.seq;
  if (seq === undefined) throw invalidRequest(`No such ${kind}: '${id}'`, 'resource_missing', param);
  return seq;
};

const addRange = (query: Query, column: string, range: InstantRange | undefined): void => {
  for (const [name, sign] of Object.entries(comparisons)) {
    const bound = range?.[name as keyof InstantRange];
    if (bound !== undefined) add(query, (place) => `${column} ${sign} ${place}`, bound);
  }
};

/** Conditions besides those on fields of the body. */
export type More = {
  /** SQL of the sandbox itself. */
  readonly condition?: string | undefined;
  /** Texts among the hidden data. */
  readonly hidden?: Readonly<Record<string, string | undefined>>;
  /** Ranges of instants in the body. */
  readonly ranges?: Readonly<Record<string, InstantRange | undefined>>;
};

const addMore = (query: Query, { condition, hidden = {}, ranges = {} }: More): void => {
  if (condition) query.conditions.push(condition);
  for (const [name, value] of Object.entries(hidden))
    if (value !== undefined) add(query, (place) => `hidden ->> '${name}' = ${place}`, value);
  for (const [name, range] of Object.entries(ranges)) addRange(query, `(body ->> '${name}')::bigint`, range);
};

const conditionsOf = async (
  tx: Transaction,
  kind: Kind,
  page: Page,
  fields: Readonly<Record<string, unknown>>,
): Promise<Query> => {
  const query: Query = { conditions: ['kind = $1', 'account = $2'], values: [kind, tx.account] };
  for (const [name, value] of Object.entries(fields)) {
    // Texts are compared one by one, because the indexes on bodies serve that form.
    if (typeof value === 'string') add(query, (place) => `body ->> '${name}' = ${place}`, value);
    else if (value !== undefined)
      add(query, (place) => `body @> ${place}::jsonb`, JSON.stringify({ [name]: value }));
  }
  addRange(query, 'created', page.created);
  if (page.starting_after !== undefined) {
    add(query, (place) => `seq < ${place}`, await seqOf(tx, kind, page.starting_after, 'starting_after'));
  }
  if (page.ending_before !== undefined) {
    add(query, (place) => `seq > ${place}`, await seqOf(tx, kind, page.ending_before, 'ending_before'));
  }
  return query;
};

/**
 * One page of the objects of a kind whose fields have the given values, newest first.
 * @throws ApiError 400 for a cursor that does not exist or two cursors at once
 */
export const listObjects = async <K extends Kind>(
  tx: Transaction,
  kind: K,
  url: string,
  page: Page,
  fields: Readonly<Record<string, unknown>> = {},
  more: More = {},
): Promise<List<Kinds[K]>> => {
  if (page.starting_after !== undefined && page.ending_before !== undefined) {
    throw invalidRequest(
      'Received both starting_after and ending_before: give only one.',
      'parameters_exclusive',
    );
  }
  const limit = page.limit ?? usualLimit;
  const query = await conditionsOf(tx, kind, page, fields);
  addMore(query, more);
  const { conditions, values } = query;
  const backwards = page.ending_before !== undefined;
  const found = await tx.client.query<{ body: Kinds[K] }>(
    `select body from sandbox.objects where ${conditions.join(' and ')}
     order by seq ${backwards ? 'asc' : 'desc'} limit ${limit + 1}`,
    values,
  );
  const data = found.rows.slice(0, limit).map((row) => row.body);
  return {
    object: 'list',
    data: backwards ? data.toReversed() : data,
    has_more: found.rows.length > limit,
    url,
  };
};
