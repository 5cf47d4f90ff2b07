import { useRefresh } from 'react-admin';
import { failedBecause } from '../../../shared/api-error.ts';
import { useAction as useSharedAction, type Sending } from '../../../shared/form/use-sending.ts';
import { useAdminData, type AdminDataProvider } from '../data-provider/data-provider.ts';

/** A call of the data provider, and what follows it. */
export interface AdminSending<Input, Result> extends Omit<Sending<Input, Result>, 'send'> {
  /** @throws ApiError */
  readonly send: (dataProvider: AdminDataProvider, input: Input) => Promise<Result>;
}

/** The same for the shared hooks; the page is refreshed after success. */
const useRefreshing = <Input, Result>({
  send,
  ...sending
}: AdminSending<Input, Result>): Sending<Input, Result> => {
  const dataProvider = useAdminData();
  const refresh = useRefresh();
  return {
    ...sending,
    send: (input) => send(dataProvider, input),
    onDone: async (result, input) => {
      await sending.onDone?.(result, input);
      refresh();
    },
  };
};

/**
 * What a dialog sends: its failure says what failed, and why. After success it closes and the page is refreshed, unless
 * `onDone` says what follows.
 */
export const useDialogSending = <Input, Result>(
  sending: AdminSending<Input, Result>,
  onClose: () => void,
): Sending<Input, Result> => {
  const { failed, onDone } = sending;
  const refreshing = useRefreshing({ ...sending, onDone: onClose });
  return {
    ...refreshing,
    failed: typeof failed === 'string' ? (error) => failedBecause(error, failed) : failed,
    onDone: onDone ?? refreshing.onDone,
  };
};

/** A one-click action: calls the data provider, notifies of the result and refreshes the page. */
export const useAction = <Input = void, Result = unknown>(action: AdminSending<Input, Result>) =>
  useSharedAction<Input, Result>(useRefreshing(action));
