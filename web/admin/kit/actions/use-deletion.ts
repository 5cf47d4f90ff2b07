import { useQueryClient } from '@tanstack/react-query';
import { useRedirect, type RaRecord } from 'react-admin';
import type { AdminDataProvider } from '../data-provider/data-provider.ts';

/** What a dialog that deletes a record sends, and what follows: the list; all lists are read again. */
export const useDeletion = (resource: string, { id }: RaRecord) => {
  const redirect = useRedirect();
  const client = useQueryClient();
  return {
    send: (dataProvider: AdminDataProvider) => dataProvider.delete(resource, { id }),
    onDone: () => {
      redirect('list', resource);
      // All queries but the record's own: the page that is being left still shows it.
      return client.invalidateQueries({
        predicate: ({ queryKey: [owner, kind] }) => owner === resource && kind !== 'getOne',
      });
    },
  };
};
