import { useState } from 'react';
import { leaveMerchant } from '#contract/team/team.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { clearSession } from '../../shared/session.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { useMerchant } from '../kit/portal/queries.ts';
import { useTeamMessages } from './messages/team-messages.ts';

/** Ends the user's own membership; the server ends this session with it. */
export const LeaveTeam = ({ size }: { size?: 'small' }) => {
  const t = useTeamMessages();
  const { data: merchant } = useMerchant();
  const [isAsked, setAsked] = useState(false);
  if (merchant === undefined) return null;
  const { id: merchantId, businessName: name } = merchant;
  return (
    <>
      <Button size={size} variant="quiet" onClick={() => setAsked(true)}>
        {t('team.leave.action')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('team.leave.confirm', { name })}
          text={t('team.leave.text')}
          submit={t('team.leave.action')}
          send={() => call(leaveMerchant, { params: { merchantId } })}
          done={t('team.leave.done', { name })}
          failed={t('team.leave.failed')}
          onDone={clearSession}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
