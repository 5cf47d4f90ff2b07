import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../../../shared/api-error.ts';
import { useAdminData, type AdminDataProvider } from '../data-provider/data-provider.ts';

export interface Outcome {
  readonly done: string;
  /** Shown when the error has no message. */
  readonly failed: string;
}

/** A one-click action: calls the data provider, notifies of the result and refreshes the page. */
export const useAction = <Input = void>(
  run: (dataProvider: AdminDataProvider, input: Input) => Promise<unknown>,
  { done, failed }: Outcome,
) => {
  const dataProvider = useAdminData();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: Input) => run(dataProvider, input),
    onSuccess: () => {
      notify(done, { type: 'success' });
      refresh();
    },
    onError: (refused) => notify(messageOf(refused, failed), { type: 'error' }),
  });
};
