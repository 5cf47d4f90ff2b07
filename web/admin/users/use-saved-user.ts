import { useNotify, useRedirect } from 'react-admin';
import { messageOf } from '../../shared/api-error.ts';

/** Mutation options of a saved user: on success the list and a notification, else the error. */
export const useSavedUser = (done: string, failed: string) => {
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onSuccess: () => {
      notify(done, { type: 'success' });
      redirect('list', 'users');
    },
    // Field errors are shown beside the fields.
    onError: (refused: unknown) => notify(messageOf(refused, failed), { type: 'error' }),
  };
};
