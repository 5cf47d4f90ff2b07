import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { pageOf } from '../../../shared/list/page-of.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { newest } from '../../kit/portal/queries.ts';

const readTotal = async (): Promise<number> => {
  const list = async () => (await import('#contract/imports/foreign-documents.ts')).listOwnForeignDocuments;
  return pageOf(await call(list, { query: newest(1, 'id') })).total;
};

/** Whether the merchant has documents that were issued elsewhere; most have none, and none come while a page is open. */
export const useHasForeign = (mayRead: boolean): boolean => {
  const { isDemo } = usePortal();
  const { data = 0 } = useQuery({
    queryKey: ['has-foreign-documents'],
    queryFn: readTotal,
    enabled: mayRead && !isDemo,
    staleTime: 600_000,
  });
  return data > 0;
};
