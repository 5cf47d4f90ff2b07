import type { SearchKind } from '#contract/module-vocabulary.ts';
import type { SearchResult } from '#contract/search.ts';

const resources = {
  merchant: 'merchants',
  payment: 'payments',
  invoice: 'invoices',
  'payment-link': 'payment-links',
  user: 'users',
} as const satisfies Record<SearchKind, string>;

/** The page of a search result. */
export const searchResultAddress = ({ kind, id }: Pick<SearchResult, 'kind' | 'id'>): string =>
  `/admin/${resources[kind]}/${id}/show`;
