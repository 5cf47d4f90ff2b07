import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { closeOwnMonth, getMonthSettings, getOwnMonth, sendOwnMonth } from '#contract/closing/months.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call, request } from '../../shared/call.ts';
import { fileNameOf, saveFile } from '../../shared/save-file.ts';
import { useToast } from '../../shared/state/Toasts.tsx';
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
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(closeOwnMonth, { params: { month } }),
    onSuccess: () => toast(t('months.closed')),
    onError: (error) => toast(messageOf(error, t('months.closeFailed')), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: monthKeys.all }),
  });
};

/** Sends a month to the stored e-mail of the accountant; an open month is closed first. */
export const useSendMonth = (month: string) => {
  const t = useMonthMessages();
  const toast = useToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ isOpen }: Readonly<{ isOpen: boolean }>) => {
      if (isOpen) await call(closeOwnMonth, { params: { month } });
      return call(sendOwnMonth, { params: { month }, body: {} });
    },
    onSuccess: ({ recipient: email }) => toast(t('months.sent', { email })),
    onError: (error) => toast(messageOf(error, t('months.sendFailed')), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: monthKeys.all }),
  });
};

/** A large pack is printed while it is sent. */
const limitMs = 120_000;

/** Saves a file of a month; the variable is its path below the month. */
export const useDownload = (month: string) => {
  const t = useMonthMessages();
  const toast = useToast();
  return useMutation({
    mutationFn: async (path: string) => {
      const response = await request({
        method: 'GET',
        path: `/months/me/${month}/${path}`,
        accept: '*/*',
        limitMs,
      });
      saveFile(await response.blob(), fileNameOf(response, 'plateno'));
    },
    onError: (error) => toast(messageOf(error, t('months.downloadFailed')), 'error'),
  });
};
