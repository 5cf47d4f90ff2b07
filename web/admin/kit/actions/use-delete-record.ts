import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useRedirect, type RaRecord } from 'react-admin';
import { messageOf } from '../../../shared/api-error.ts';
import type { Outcome } from './use-action.ts';

/** Deletes a record after confirmation, with a notification; all lists are refetched. */
export const useDeleteRecord = <R extends RaRecord>(
  resource: string,
  record: R,
  { done, failed, onRefused }: Outcome & { readonly onRefused: () => void },
) => {
  const notify = useNotify();
  const redirect = useRedirect();
  const queryClient = useQueryClient();
  const [deleteRecord, { isPending }] = useDelete<R, Error>(
    resource,
    { id: record.id, previousData: record },
    {
      onSuccess: () => {
        notify(done, { type: 'success' });
        redirect('list', resource);
        // All queries but the record's own: the page that is being left still shows it.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [owner, kind] }) => owner === resource && kind !== 'getOne',
        });
      },
      onError: (refused) => {
        notify(messageOf(refused, failed), { type: 'error' });
        onRefused();
      },
    },
  );
  return { deleteRecord: () => void deleteRecord(), isPending };
};
