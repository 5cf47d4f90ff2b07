import { useState } from 'react';
import { refuseInvitation } from '#contract/team/invitations.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useInvitationMessages } from './messages/invitation-messages.ts';
import { isGone } from './use-invitation.ts';

interface RefuseDialogProps {
  readonly token: string;
  readonly business: string;
  readonly onClose: () => void;
  readonly onOutcome: (outcome: 'gone' | 'refused') => void;
}

/** Asks before an invitation is refused. */
export const RefuseDialog = ({ token, business, onClose, onOutcome }: RefuseDialogProps) => {
  const t = useInvitationMessages();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refuse = async (): Promise<void> => {
    setFailure(undefined);
    setBusy(true);
    try {
      await call(refuseInvitation, { body: { token } }, { withoutSession: true });
      onOutcome('refused');
    } catch (error) {
      if (isGone(error)) return onOutcome('gone');
      setFailure(messageOf(error, t('invitation.refuseFailed')));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('invitation.refuseTitle', { business })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void refuse()}>
            {t('invitation.refuse')}
          </Button>
        </>
      }
    >
      <p>{t('invitation.refuseText')}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
    </Dialog>
  );
};
