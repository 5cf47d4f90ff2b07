import { useState, type ReactNode } from 'react';
import { createInvitation, withdrawInvitation, type Invitation } from '#contract/team/invitations.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Button } from '../../shared/layout/Button.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { Chip } from '../../shared/StatusChip.tsx';
import type { Tone } from '../../shared/status-tone.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { EmailRefused } from './EmailRefused.tsx';
import { useTeamMessages } from './messages/team-messages.ts';
import classes from './TeamPage.module.css';
import { TeamTable } from './TeamTable.tsx';
import { teamKeys, useInvitations } from './use-team.ts';

const tones: Readonly<Record<Invitation['state'], Tone>> = {
  SENT: 'info',
  ACCEPTED: 'success',
  REFUSED: 'warning',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
};

/** Open and past invitations; an open one can be withdrawn, and all but an accepted one can be sent again. */
export const Invitations = () => {
  const t = useTeamMessages();
  const [withdrawing, setWithdrawing] = useState<Invitation>();
  return (
    <>
      <TeamTable
        title={t('team.invitations.title')}
        query={useInvitations()}
        failed={t('team.invitations.failed')}
        rowKey={({ id }) => id}
        empty={<p className={classes['soft']}>{t('team.invitations.none')}</p>}
        columns={useColumns(setWithdrawing)}
      />
      {withdrawing && <WithdrawDialog invitation={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </>
  );
};

const useColumns = (onWithdraw: (invitation: Invitation) => void): readonly Column<Invitation>[] => {
  const t = useTeamMessages();
  const again = useSendingAgain();
  const column = (
    key: 'email' | 'as' | 'state' | 'created',
    cell: (invitation: Invitation) => ReactNode,
  ): Column<Invitation> => ({ key, label: t(`team.invitations.${key}`), cell });
  return [
    column('email', (invitation) => (
      <>
        {invitation.email}
        {invitation.state === 'SENT' && <EmailRefused of={invitation} />}
      </>
    )),
    column('as', ({ role }) => t(`team.roles.${role ?? 'ACCOUNTANT'}.name`)),
    column('state', ({ state }) => (
      <Chip tone={tones[state]} status={state}>
        {t(`team.invitations.states.${state}`)}
      </Chip>
    )),
    column('created', (invitation) => <Dates invitation={invitation} />),
    {
      key: 'actions',
      label: t('team.actions'),
      cell: (invitation) => (
        <Actions
          invitation={invitation}
          isSending={again.pending?.id === invitation.id}
          onAgain={() => again.press(invitation)}
          onWithdraw={() => onWithdraw(invitation)}
        />
      ),
    },
  ];
};

type InvitationProps = Readonly<{ invitation: Invitation }>;

const Dates = ({ invitation: { state, createdAt, expiresAt } }: InvitationProps) => {
  const t = useTeamMessages();
  return (
    <>
      {formatDate(createdAt)}
      {state === 'SENT' && (
        <span className={classes['soft']}>
          {t('team.invitations.until', { date: formatDate(expiresAt) })}
        </span>
      )}
    </>
  );
};

interface ActionsProps extends InvitationProps {
  readonly isSending: boolean;
  readonly onAgain: () => void;
  readonly onWithdraw: () => void;
}

const Actions = ({ invitation: { state, email }, isSending, onAgain, onWithdraw }: ActionsProps) => {
  const t = useTeamMessages();
  if (state === 'ACCEPTED') return '-';
  return (
    <div className={classes['actions']}>
      <Button
        size="small"
        busy={isSending}
        aria-label={t('team.invitations.againOf', { email })}
        onClick={onAgain}
      >
        {t('team.invitations.again')}
      </Button>
      {state === 'SENT' && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('team.invitations.withdrawOf', { email })}
          onClick={onWithdraw}
        >
          {t('team.invitations.withdraw')}
        </Button>
      )}
    </div>
  );
};

/** A new invitation with the same content; the server ends the open one. */
const useSendingAgain = () => {
  const t = useTeamMessages();
  return useAction({
    send: ({ email, kind, role, refundLimit }: Invitation) =>
      call(createInvitation, {
        body: { email, kind, ...(role !== null && { role }), ...(refundLimit !== null && { refundLimit }) },
      }),
    done: ({ email }) => t('team.invite.sent', { email }),
    failed: t('team.invite.failed'),
    affects: [teamKeys.invitations],
  });
};

const WithdrawDialog = ({ invitation, onClose }: InvitationProps & Readonly<{ onClose: () => void }>) => {
  const t = useTeamMessages();
  const { id, email } = invitation;
  return (
    <ConfirmDialog
      title={t('team.invitations.withdrawOf', { email })}
      text={t('team.invitations.withdrawText', { email })}
      submit={t('team.invitations.withdraw')}
      send={() => call(withdrawInvitation, { params: { id } })}
      done={t('team.invitations.withdrawn', { email })}
      failed={t('team.invitations.withdrawFailed')}
      affects={[teamKeys.invitations]}
      onClose={onClose}
    />
  );
};
