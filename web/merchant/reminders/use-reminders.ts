import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../shared/api-error.ts';
import { useToast } from '../../shared/state/Toasts.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

export const useReminders = (isAsked: boolean) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['reminders'], queryFn: () => api.reminders(), enabled: isAsked });
};

/** Pauses or resumes the reminders of one invoice, or of all with null. */
export const usePausing = (invoiceId: number | null) => {
  const t = useMerchantMessages();
  const toast = useToast();
  const { api } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isPaused: boolean) => api.pauseReminders(invoiceId, isPaused),
    onSuccess: (_, isPaused) => toast(t(`merchant.reminders.${isPaused ? 'paused' : 'resumed'}`)),
    onError: (error) => toast(messageOf(error, t('merchant.reminders.failed')), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: ['reminders'] }),
  });
};
