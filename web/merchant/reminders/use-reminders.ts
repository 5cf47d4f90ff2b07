import {
  listReminders,
  pauseReminders,
  pauseRemindersOfInvoice,
} from '#contract/invoices/invoice-reminders.ts';
import { call } from '../../shared/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../shared/form/use-sending.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

export const useReminders = (isAsked: boolean) => {
  return useQuery({ queryKey: ['reminders'], queryFn: () => call(listReminders, {}), enabled: isAsked });
};

/** Pauses or resumes the reminders of one invoice, or of all with null. */
export const usePausing = (invoiceId: number | null) => {
  const t = useMerchantMessages();
  return useAction({
    send: (isPaused: boolean) =>
      invoiceId === null
        ? call(pauseReminders, { body: { isPaused } })
        : call(pauseRemindersOfInvoice, { params: { id: invoiceId }, body: { isPaused } }),
    done: (_, isPaused) => t(`merchant.reminders.${isPaused ? 'paused' : 'resumed'}`),
    failed: t('merchant.reminders.failed'),
    affects: [['reminders']],
  });
};
