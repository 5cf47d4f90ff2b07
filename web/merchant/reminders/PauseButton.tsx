import { Button } from '../../shared/layout/Button.tsx';
import { useRights } from '../kit/portal/use-rights.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { usePausing } from './use-reminders.ts';

/** Pauses or resumes the reminders of one invoice, or of all with null. */
export const PauseButton = ({ invoiceId, isPaused }: { invoiceId: number | null; isPaused: boolean }) => {
  const t = useMerchantMessages();
  const holds = useRights();
  const { isPending, press } = usePausing(invoiceId);
  if (!holds('WRITE_DOCUMENTS')) return null;
  return (
    <Button size="small" busy={isPending} onClick={() => press(!isPaused)}>
      {t(`merchant.reminders.${isPaused ? 'resume' : 'pause'}`)}
    </Button>
  );
};
