import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../../shared/call-refused.ts';
import { useAdminData, type AdminDataProvider } from '../data-provider.ts';

export interface Outcome {
  readonly done: string;
  /** Said when the refusal has no sentence of its own. */
  readonly failed: string;
}

/** An action of one click: calls the data provider, says how it ended and reads the page again. */
export const useAction = (
  run: (dataProvider: AdminDataProvider) => Promise<unknown>,
  { done, failed }: Outcome,
) => {
  const dataProvider = useAdminData();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => run(dataProvider),
    onSuccess: () => {
      notify(done, { type: 'success' });
      refresh();
    },
    onError: (refused) => notify(messageOf(refused, failed), { type: 'error' }),
  });
};
