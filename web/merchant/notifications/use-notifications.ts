import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getNotificationSettings,
  setMailNotification,
  setPushNotification,
  type MailEvent,
  type NotificationSettings,
  type PushEvent,
} from '#contract/notifications/notifications.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { useToast } from '../../shared/state/toast.ts';
import { useNotifyMessages } from './messages/notify-messages.ts';
import { storeAnswer } from '../kit/portal/store-answer.ts';

const queryKey = ['notifications'];

export const useNotificationSettings = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }) });

/** Saves one choice; a failure is shown and the stored choice stays. */
export const useChoice = () => {
  const t = useNotifyMessages();
  const toast = useToast();
  const client = useQueryClient();
  type Part = Pick<NotificationSettings, 'mails'> | Pick<NotificationSettings, 'pushes'>;
  const save = async (
    change: (settings: NotificationSettings) => Part,
    action: () => Promise<NotificationSettings>,
  ): Promise<void> => {
    const before = client.getQueryData<NotificationSettings>(queryKey);
    // Shown at once; the server's answer follows.
    if (before !== undefined) await storeAnswer(client, queryKey, { ...before, ...change(before) });
    try {
      await storeAnswer(client, queryKey, await action());
    } catch (error) {
      client.setQueryData(queryKey, before);
      toast(messageOf(error, t('notify.failed')), 'error');
    }
  };
  return {
    mail: (event: MailEvent, isOn: boolean) =>
      save(
        ({ mails }) => ({ mails: mails.map((each) => (each.event === event ? { event, isOn } : each)) }),
        () => call(setMailNotification, { params: { event }, body: { isOn } }),
      ),
    push: (event: PushEvent, isOn: boolean) =>
      save(
        ({ pushes }) => ({ pushes: pushes.map((each) => (each.event === event ? { event, isOn } : each)) }),
        () => call(setPushNotification, { params: { event }, body: { isOn } }),
      ),
    refetch: () => client.invalidateQueries({ queryKey }),
  };
};
