import { useState } from 'react';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { useMerchant } from '../kit/portal/queries.ts';
import { AccessLog } from './AccessLog.tsx';
import { Accountants } from './Accountants.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { Members } from './Members.tsx';
import { OwnName } from './OwnName.tsx';
import { TeamMessages, useTeamMessages } from './messages/team-messages.ts';

/** members, invitations, accountants and the access log, for an OWNER. */
export const TeamPage = () => (
  <TeamMessages>
    <Screen />
  </TeamMessages>
);

const Screen = () => {
  const t = useTeamMessages();
  const { data: merchant } = useMerchant();
  const [isInviting, setInviting] = useState(false);
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
      <OwnName />
      <Members />
      <Invitations />
      <Accountants />
      <AccessLog />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
};
