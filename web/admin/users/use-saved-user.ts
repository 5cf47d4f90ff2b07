import { useNotify, useRedirect } from 'react-admin';
import { messageOf } from '../../shared/call-refused.ts';

/** What follows when a user was saved or refused: the list with a word that it worked, or why it did not. */
export const useSavedUser = (done: string, failed: string) => {
  const notify = useNotify();
  const redirect = useRedirect();
  return {
    onSuccess: () => {
      notify(done, { type: 'success' });
      redirect('list', 'users');
    },
    // Sentences about single fields stand beside them already.
    onError: (refused: unknown) => notify(messageOf(refused, failed), { type: 'error' }),
  };
};
