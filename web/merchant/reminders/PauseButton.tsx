import { Button } from '../../shared/layout/Button.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { usePausing } from './use-reminders.ts';

/** Stops the reminders of one invoice, or of all when null, or lets them go on. */
export const PauseButton = ({ invoiceId, isPaused }: { invoiceId: number | null; isPaused: boolean }) => {
  const t = useMerchantMessages();
  const { isPending, mutate } = usePausing(invoiceId);
  return (
    <Button size="small" busy={isPending} onClick={() => mutate(!isPaused)}>
      {t(`merchant.reminders.${isPaused ? 'resume' : 'pause'}`)}
    </Button>
  );
};
