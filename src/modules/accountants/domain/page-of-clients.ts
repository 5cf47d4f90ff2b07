import { InvalidFields } from '#kernel/failure.ts';
import type { Cursor, Page, PageRequest } from '#kernel/page.ts';
import { countProblems, type Client } from './client.ts';

export type ClientSort = 'businessName' | 'turnover' | 'vatCharged' | 'documents' | 'problems';
export type ClientFilter = Readonly<{
  /** A part of the business name, in any case. */
  search?: string | undefined;
  /** Only clients with problems, or only those without. */
  needsMe?: boolean | undefined;
}>;

type Key = Readonly<{ value: string | number; id: number }>;

const sortValues: Readonly<Record<ClientSort, (client: Client) => string | number>> = {
  businessName: ({ businessName }) => businessName,
  turnover: ({ turnover }) => Number(turnover.minor),
  vatCharged: ({ vatCharged }) => Number(vatCharged.minor),
  documents: ({ documents }) => documents,
  problems: countProblems,
};

const alphabetical = new Intl.Collator('bg', { numeric: true });
const folded = (text: string): string => text.toLocaleLowerCase('bg');

const compareKeys = (one: Key, other: Key): number => {
  const byValue =
    typeof one.value === 'number' && typeof other.value === 'number'
      ? one.value - other.value
      : alphabetical.compare(String(one.value), String(other.value));
  return byValue === 0 ? one.id - other.id : byValue;
};

/** @throws InvalidFields for a cursor of another order */
const keyOf = ({ value, id }: Cursor, sortBy: ClientSort): Key => {
  if (sortBy === 'businessName') return { value, id };
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new InvalidFields([{ field: 'cursor', code: 'fields.format' }]);
  return { value: number, id };
};

const matches = (client: Client, { search = '', needsMe }: ClientFilter): boolean =>
  folded(client.businessName).includes(folded(search.trim())) &&
  (needsMe === undefined || client.problems.length > 0 === needsMe);

/**
 * One page of an accountant's clients and the total by the filter. The figures of all clients are read by a constant
 * number of statements, so that they can be sorted here.
 * @throws InvalidFields for a cursor of another order
 */
export const pageOfClients = (
  clients: readonly Client[],
  filter: ClientFilter,
  { sortBy, descending, offset, limit, after }: PageRequest<ClientSort>,
): Page<Client> => {
  const direction = descending ? -1 : 1;
  const sorted = clients
    .filter((client) => matches(client, filter))
    .map((client) => ({ client, key: { value: sortValues[sortBy](client), id: client.id } }))
    .toSorted((one, other) => direction * compareKeys(one.key, other.key));
  const start = after && keyOf(after, sortBy);
  const beyond =
    start === undefined ? sorted : sorted.filter(({ key }) => direction * compareKeys(key, start) > 0);
  const rows = beyond.slice(offset, offset + limit);
  const last = rows.length === limit ? rows.at(-1)?.key : undefined;
  return {
    items: rows.map(({ client }) => client),
    total: sorted.length,
    next: last === undefined ? null : { value: String(last.value), id: last.id },
  };
};
