import { withReadableEmails } from '#contract/shown-text.ts';
import { useState } from 'react';
import { endAccountant, type MerchantAccountant } from '#contract/team/invitations.ts';
import { call } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { useTeamMessages } from './messages/team-messages.ts';
import { EmailRefused } from './EmailRefused.tsx';
import { personNameOf } from './person-name.ts';
import classes from './TeamPage.module.css';
import { TeamTable } from './TeamTable.tsx';
import { teamKeys, useAccountants } from './use-team.ts';

/** The accountants with access; each can be ended at once. */
export const Accountants = () => {
  const t = useTeamMessages();
  const [ending, setEnding] = useState<MerchantAccountant>();
  return (
    <>
      <TeamTable
        title={t('team.accountants.title')}
        query={useAccountants()}
        failed={t('team.accountants.failed')}
        rowKey={({ userId }) => userId}
        empty={<p className={classes['soft']}>{t('team.accountants.none')}</p>}
        columns={[
          {
            key: 'name',
            label: t('team.name'),
            cell: (accountant) => (
              <>
                <strong>{personNameOf(accountant)}</strong>
                <span className={classes['soft']}>{withReadableEmails(accountant.email)}</span>
                <EmailRefused of={accountant} />
              </>
            ),
          },
          {
            key: 'since',
            label: t('team.accountants.since'),
            cell: ({ assignedAt }) => formatDate(assignedAt),
          },
          {
            key: 'actions',
            label: t('team.actions'),
            cell: (accountant) => (
              <div className={classes['actions']}>
                <Button
                  size="small"
                  aria-label={t('team.accountants.endOf', { name: personNameOf(accountant) })}
                  onClick={() => setEnding(accountant)}
                >
                  {t('team.accountants.end')}
                </Button>
              </div>
            ),
          },
        ]}
      />
      {ending && <EndDialog accountant={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
};

interface EndDialogProps {
  readonly accountant: MerchantAccountant;
  readonly onClose: () => void;
}

const EndDialog = ({ accountant, onClose }: EndDialogProps) => {
  const t = useTeamMessages();
  const name = personNameOf(accountant);
  return (
    <ConfirmDialog
      title={t('team.accountants.endOf', { name })}
      text={t('team.accountants.endText', { name })}
      submit={t('team.accountants.end')}
      send={() => call(endAccountant, { params: { userId: accountant.userId } })}
      done={t('team.accountants.ended', { name })}
      failed={t('team.accountants.endFailed')}
      affects={[teamKeys.accountants]}
      onClose={onClose}
    />
  );
};
