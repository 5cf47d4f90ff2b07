import { useState } from 'react';
import type { DisputeEvidence } from '#contract/disputes/disputes.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/toast.ts';
import classes from './Dispute.module.css';
import { EvidenceContent } from './EvidenceContent.tsx';
import { useDisputeMessages } from './messages/dispute-messages.ts';
import type { DisputeChanges } from './use-dispute.ts';

interface SubmitDialogProps {
  readonly dispute: DisputeEvidence;
  readonly changes: DisputeChanges;
  readonly onClose: () => void;
}

/** Shows what the bank gets, and submits it after a confirmation that it is final. */
export const SubmitDialog = ({ dispute, changes: { submit }, onClose }: SubmitDialogProps) => {
  const t = useDisputeMessages();
  const toast = useToast();
  const [isConfirmed, setConfirmed] = useState(false);
  const { send, failure, isPending } = useSending({
    send: () => submit.mutateAsync(),
    failed: t('dispute.saveFailed'),
    onDone: ({ evidence }) => {
      if (evidence.status === 'SUBMITTED') toast(t('dispute.submitted'));
      onClose();
    },
  });
  return (
    <Dialog
      title={t('dispute.reviewTitle')}
      onClose={onClose}
      actions={
        <Button variant="primary" busy={isPending} disabled={!isConfirmed} onClick={() => void send()}>
          {t('dispute.submit')}
        </Button>
      }
    >
      <EvidenceContent dispute={dispute} />
      <Banner tone="warning">{t('dispute.final')}</Banner>
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
        {t('dispute.understood')}
      </label>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
    </Dialog>
  );
};
