import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../shared/form/use-sending.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

export const useReminders = (isAsked: boolean) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['reminders'], queryFn: () => api.reminders(), enabled: isAsked });
};

/** Pauses or resumes the reminders of one invoice, or of all with null. */
export const usePausing = (invoiceId: number | null) => {
  const t = useMerchantMessages();
  const { api } = usePortal();
  return useAction({
    send: (isPaused: boolean) => api.pauseReminders(invoiceId, isPaused),
    done: (_, isPaused) => t(`merchant.reminders.${isPaused ? 'paused' : 'resumed'}`),
    failed: t('merchant.reminders.failed'),
    affects: [['reminders']],
  });
};
