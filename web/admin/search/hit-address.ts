import type { Hit } from '#contract/search.ts';

const resources = {
  merchant: 'merchants',
  payment: 'payments',
  invoice: 'invoices',
  'payment-link': 'payment-links',
  user: 'users',
} as const satisfies Record<Hit['kind'], string>;

/** The page of what a search came upon. */
export const hitAddress = ({ kind, id }: Pick<Hit, 'kind' | 'id'>): string =>
  `/admin/${resources[kind]}/${id}/show`;
