import { withReadableEmails } from '#contract/shown-text.ts';
import { useState } from 'react';
import { removeMember, type TeamMember } from '#contract/team/team.ts';
import { call } from '../../shared/call.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { useMerchant } from '../kit/portal/queries.ts';
import { LeaveTeam } from './LeaveTeam.tsx';
import { useTeamMessages } from './messages/team-messages.ts';
import { EmailRefused } from './EmailRefused.tsx';
import { personNameOf } from './person-name.ts';
import { RoleDialog } from './RoleDialog.tsx';
import classes from './TeamPage.module.css';
import { TeamTable } from './TeamTable.tsx';
import { teamKeys, useMembers } from './use-team.ts';

/** The members of the team with role and last sign-in. */
export const Members = () => {
  const t = useTeamMessages();
  const [changing, setChanging] = useState<TeamMember>();
  const [removing, setRemoving] = useState<TeamMember>();
  const query = useMembers();
  const owners = (query.data ?? []).filter(({ role }) => role === 'OWNER').length;
  return (
    <>
      <TeamTable
        title={t('team.members.title')}
        query={query}
        failed={t('team.members.failed')}
        rowKey={({ userId }) => userId}
        empty={null}
        columns={[
          { key: 'name', label: t('team.name'), cell: (member) => <Name member={member} /> },
          { key: 'role', label: t('team.members.role'), cell: (member) => <Role member={member} /> },
          {
            key: 'lastLogin',
            label: t('team.members.lastLogin'),
            cell: ({ lastLogin }) =>
              lastLogin === null ? t('team.members.never') : formatDateTime(lastLogin),
          },
          {
            key: 'actions',
            label: t('team.actions'),
            cell: (member) => (
              <Actions
                member={member}
                isOnlyOwner={member.role === 'OWNER' && owners === 1}
                onChange={() => setChanging(member)}
                onRemove={() => setRemoving(member)}
              />
            ),
          },
        ]}
      />
      {changing && <RoleDialog member={changing} onClose={() => setChanging(undefined)} />}
      {removing && <RemoveDialog member={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
};

type MemberProps = Readonly<{ member: TeamMember }>;

const Name = ({ member }: MemberProps) => {
  const t = useTeamMessages();
  const { data: merchant } = useMerchant();
  // Who registered a business has its name; a person is known by the address then.
  const isNamed = member.firstName !== merchant?.businessName || member.lastName !== '';
  const email = withReadableEmails(member.email);
  return (
    <>
      <strong>{isNamed ? personNameOf(member) : email}</strong>
      {member.isCaller && <span className={classes['mark']}> ({t('team.members.you')})</span>}
      {isNamed && <span className={classes['soft']}>{email}</span>}
      <EmailRefused of={member} />
    </>
  );
};

const Role = ({ member: { role, refundLimit, isBeyondPlan } }: MemberProps) => {
  const t = useTeamMessages();
  const language = useLanguage();
  return (
    <>
      {t(`team.roles.${role}.name`)}
      {role === 'MANAGER' && refundLimit !== null && (
        <span className={classes['soft']}>
          {t('team.members.limit', { amount: formatMoney(refundLimit, 'EUR', language) })}
        </span>
      )}
      {isBeyondPlan && <span className={classes['soft']}>{t('team.beyond.mark')}</span>}
    </>
  );
};

const Actions = ({
  member,
  isOnlyOwner,
  onChange,
  onRemove,
}: MemberProps & Readonly<{ isOnlyOwner: boolean; onChange: () => void; onRemove: () => void }>) => {
  const t = useTeamMessages();
  const name = personNameOf(member);
  return (
    <div className={classes['actions']}>
      <Button size="small" aria-label={t('team.members.changeOf', { name })} onClick={onChange}>
        {t('team.members.change')}
      </Button>
      {member.isCaller ? (
        // Without an owner a business could invite no other one.
        !isOnlyOwner && <LeaveTeam size="small" />
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('team.members.removeOf', { name })}
          onClick={onRemove}
        >
          {t('team.members.remove')}
        </Button>
      )}
    </div>
  );
};

const RemoveDialog = ({ member, onClose }: MemberProps & Readonly<{ onClose: () => void }>) => {
  const t = useTeamMessages();
  const name = personNameOf(member);
  return (
    <ConfirmDialog
      title={t('team.members.removeOf', { name })}
      text={t('team.members.removeText', { name })}
      submit={t('team.members.remove')}
      send={() => call(removeMember, { params: { userId: member.userId } })}
      done={t('team.members.removed', { name })}
      failed={t('team.members.removeFailed')}
      affects={[teamKeys.members]}
      onClose={onClose}
    />
  );
};
