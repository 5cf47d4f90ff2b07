import { useQuery } from '@tanstack/react-query';
import { listOwnCustomers, type Customer } from '#contract/customers/customers.ts';
import type { currency } from '#contract/fields.ts';
import { listOwnItems, type Item } from '#contract/customers/items.ts';
import type * as z from 'zod';
import { formatPriceMoney } from '../../../shared/format/format-price.ts';
import { joined } from '../../../shared/format/joined.ts';
import { call } from '../../../shared/call.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { pageOf } from '../../../shared/list/page-of.ts';
import { useDebounced } from '../../../shared/search/use-debounced.ts';
import { customerKeys } from '../use-customers.ts';

/** Letters from which the server is asked. */
const fewestLetters = 3;
const most = 8;

/** What a picker shows of one record. */
export interface Found<R> {
  readonly rows: readonly FoundRecord<R>[];
  readonly isFailed: boolean;
  /** Whether the server has answered what is typed now. */
  readonly isComplete: boolean;
}

export interface FoundRecord<R> {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
  readonly record: R;
}

const page = { page: 0, size: most, sortBy: 'name', sortDir: 'asc' } as const;

/** Customers in use whose name, EIK, VAT number or e-mail has the letters. */
export const useFoundCustomers = (text: string): Found<Customer> => {
  const typed = text.trim();
  const search = useDebounced(typed);
  const { data, isError, isFetching } = useQuery({
    queryKey: [...customerKeys.customers, 'found', search],
    queryFn: async ({ signal }) =>
      pageOf(await call(listOwnCustomers, { query: { ...page, search } }, { signal })),
    enabled: search.length >= fewestLetters,
  });
  const rows = typed.length < fewestLetters ? [] : (data?.rows ?? []);
  return {
    rows: rows.map((record) => ({
      id: record.id,
      title: record.name,
      detail: joined([record.taxId, record.email, record.city]),
      record,
    })),
    isFailed: isError,
    isComplete: typed.length >= fewestLetters && search === typed && !isFetching,
  };
};

/** Items in use and of the currency whose name or code has the letters. */
export const useFoundItems = (text: string, of: z.output<typeof currency>): Found<Item> => {
  const language = useLanguage();
  const typed = text.trim();
  const search = useDebounced(typed);
  const { data, isError, isFetching } = useQuery({
    queryKey: [...customerKeys.items, 'found', of, search],
    queryFn: async ({ signal }) =>
      pageOf(await call(listOwnItems, { query: { ...page, search, currency: of } }, { signal })),
    enabled: search.length >= fewestLetters,
  });
  const rows = typed.length < fewestLetters ? [] : (data?.rows ?? []);
  return {
    rows: rows.map((record) => ({
      id: record.id,
      title: record.name,
      detail: joined([record.code, formatPriceMoney(record.gross, record.currency, language)]),
      record,
    })),
    isFailed: isError,
    isComplete: typed.length >= fewestLetters && search === typed && !isFetching,
  };
};
