import { useState } from 'react';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { NotInPlan } from '../kit/dialogs/NotInPlan.tsx';
import { useMerchant } from '../kit/portal/queries.ts';
import { useLimit } from '../kit/portal/use-limit.ts';
import { AccessLog } from './AccessLog.tsx';
import { Accountants } from './Accountants.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { Members } from './Members.tsx';
import { OwnName } from './OwnName.tsx';
import { useInvitations, useMembers } from './use-team.ts';
import { TeamMessages, useTeamMessages } from './messages/team-messages.ts';

/** members, invitations, accountants and the access log, for an OWNER. */
export const TeamPage = () => (
  <TeamMessages>
    <Screen />
  </TeamMessages>
);

/** Members and open invitations take all places that the plan includes; accountants take none. */
const useIsFull = (most: number | undefined): boolean => {
  const { data: members } = useMembers();
  const { data: invitations } = useInvitations();
  if (most === undefined || members === undefined || invitations === undefined) return false;
  const open = invitations.filter(({ kind, state }) => kind === 'TEAM' && state === 'SENT');
  return members.length + open.length >= most;
};

const Screen = () => {
  const t = useTeamMessages();
  const { data: merchant } = useMerchant();
  const [isInviting, setInviting] = useState(false);
  const most = useLimit('members');
  const isFull = useIsFull(most);
  return (
    <>
      <PageTitle
        title={t('team.title')}
        subtitle={merchant ? t('team.subtitle', { name: merchant.businessName }) : '\u00a0'}
      >
        <Button variant="primary" onClick={() => setInviting(true)}>
          <Icon name="plus" />
          {t('team.invite.action')}
        </Button>
      </PageTitle>
      {isFull && most !== undefined && <NotInPlan limit="members" most={most} />}
      <OwnName />
      <Members />
      <Invitations />
      <Accountants />
      <AccessLog />
      {isInviting && <InviteDialog isFull={isFull} onClose={() => setInviting(false)} />}
    </>
  );
};
