import { useQuery } from '@tanstack/react-query';
import { closeOwnMonth, getMonthSettings, getOwnMonth, sendOwnMonth } from '#contract/closing/months.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { useMonthMessages } from './messages/month-messages.ts';

export const monthKeys = { all: ['months'], settings: ['months', 'settings'] } as const;

/** One month with its problems, sums and files. */
export const useMonth = (month: string) =>
  useQuery({
    queryKey: [...monthKeys.all, month],
    queryFn: ({ signal }) => call(getOwnMonth, { params: { month } }, { signal }),
  });

/** Where the files of a month go. */
export const useMonthSettings = () =>
  useQuery({
    queryKey: monthKeys.settings,
    queryFn: ({ signal }) => call(getMonthSettings, {}, { signal }),
  });

/** Closes a month and shows the result. */
export const useCloseMonth = (month: string) => {
  const t = useMonthMessages();
  return useAction({
    send: () => call(closeOwnMonth, { params: { month } }),
    done: t('months.closed'),
    failed: t('months.closeFailed'),
    affects: [monthKeys.all],
  });
};

/** Sends a month to the stored e-mail of the accountant; an open month is closed first. */
export const useSendMonth = (month: string) => {
  const t = useMonthMessages();
  return useAction({
    send: async ({ isOpen }: Readonly<{ isOpen: boolean }>) => {
      if (isOpen) await call(closeOwnMonth, { params: { month } });
      return call(sendOwnMonth, { params: { month }, body: {} });
    },
    done: ({ recipient: email }) => t('months.sent', { email }),
    failed: t('months.sendFailed'),
    affects: [monthKeys.all],
  });
};
