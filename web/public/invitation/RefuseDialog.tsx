import { refuseInvitation } from '#contract/team/invitations.ts';
import { call } from '../../shared/call.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { whenGone } from '../gone.ts';
import { useInvitationMessages } from './messages/invitation-messages.ts';

interface RefuseDialogProps {
  readonly token: string;
  readonly business: string;
  readonly onClose: () => void;
  readonly onOutcome: (outcome: 'gone' | 'refused') => void;
}

/** Asks before an invitation is refused. */
export const RefuseDialog = ({ token, business, onClose, onOutcome }: RefuseDialogProps) => {
  const t = useInvitationMessages();
  return (
    <ConfirmDialog
      title={t('invitation.refuseTitle', { business })}
      text={t('invitation.refuseText')}
      submit={t('invitation.refuse')}
      send={() => call(refuseInvitation, { body: { token } }, { withoutSession: true })}
      failed={t('invitation.refuseFailed')}
      onDone={() => onOutcome('refused')}
      onFailed={whenGone(() => onOutcome('gone'))}
      onClose={onClose}
    />
  );
};
