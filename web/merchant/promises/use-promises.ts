import { listPromises, type BankPromise } from '#contract/payments/transfers.ts';
import { useListPage, type QueryOf } from '../kit/portal/queries.ts';

/** Whether its money is still waited for. */
export const isAwaited = ({ state, isLinkOpen }: Pick<BankPromise, 'state' | 'isLinkOpen'>): boolean =>
  isLinkOpen && (state === 'WAITING' || state === 'LATE');

/** Promised transfers: those that are waited for, or all of a link or an invoice. */
export const usePromises = (query: QueryOf<typeof listPromises>) =>
  useListPage('promises', listPromises, { query });
