import { Panel } from '../../shared/layout/Panel.tsx';
import { useAccount, useMerchant } from '../kit/portal/queries.ts';
import { LeaveTeam } from './LeaveTeam.tsx';
import { TeamMessages, useTeamMessages } from './messages/team-messages.ts';
import classes from './TeamPage.module.css';

/** What the user may do in the team, and the way out of it. */
export const TeamPlace = () => (
  <TeamMessages>
    <Place />
  </TeamMessages>
);

const Place = () => {
  const t = useTeamMessages();
  const { data: merchant } = useMerchant();
  const role = useAccount().data?.merchantRole;
  if (merchant === undefined || role === undefined || role === null) return null;
  return (
    <Panel title={t('team.leave.title')}>
      <p>
        {t('team.leave.role', { name: merchant.businessName, role: t(`team.roles.${role}.name`) })}{' '}
        {t(`team.roles.${role}.may`)}
      </p>
      <div className={classes['actions']}>
        <LeaveTeam />
      </div>
    </Panel>
  );
};
