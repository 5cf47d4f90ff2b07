import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useAdminData, type AdminDataProvider } from '../data-provider/data-provider.ts';

/** Methods that count the records of each status, by the other filters of a list. */
export type CountingMethod = 'summariseInvoices' | 'summariseLinks';
type Method = CountingMethod | 'getPaymentSummary' | 'summariseBills';
type Summary<M extends Method> = Awaited<ReturnType<AdminDataProvider[M]>>;
type Read<M extends Method> = (
  input: Readonly<{ query: unknown }>,
  options: Readonly<{ signal: AbortSignal }>,
) => Promise<Summary<M>>;

/**
 * The figures of a list by its filters; those of the former filters stay until the new ones are loaded. All parts of a
 * list share one request.
 */
export const useListSummary = <M extends Method>(method: M) => {
  const { resource, filterValues } = useListContext();
  const read = useAdminData()[method] as Read<M>;
  return useQuery<Summary<M>>({
    queryKey: [resource, 'summary', filterValues],
    queryFn: ({ signal }) => read({ query: filterValues }, { signal }),
    placeholderData: (previous) => previous,
  });
};
