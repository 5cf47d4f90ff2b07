import { withReadableEmails } from '#contract/shown-text.ts';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useRefresh } from 'react-admin';
import { lockUser, type User } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useUndo } from '../kit/actions/use-undo.tsx';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';
import { UnlockUser } from './UnlockUser.tsx';

interface LockProps {
  readonly user: User;
  readonly isInRow: boolean;
}

/** Unlocks a LOCKED user, locks others after confirmation (specification, point 4). */
export const LockUser = (props: LockProps) =>
  props.user.status === 'LOCKED' ? <UnlockUser {...props} /> : <Lock {...props} />;

const Lock = ({ user, isInRow }: LockProps) => {
  const t = useMessages<typeof en>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RecordButton
        icon="lock"
        action={t('admin.users.lock')}
        of={withReadableEmails(user.username)}
        isInRow={isInRow}
        onClick={() => setOpen(true)}
      />
      {isOpen && <LockDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Confirms the lock and asks for a reason for the audit log. */
const LockDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const withUndo = useUndo();
  const refresh = useRefresh();
  const dataProvider = useAdminData();
  return (
    <FormDialog
      title={t('admin.users.lockTitle')}
      defaultValues={{ reason: '' }}
      schema={lockUser.body}
      submit={t('admin.users.lock')}
      failed={t('admin.users.lockFailed')}
      send={(_, { reason }: { reason: string | null }) =>
        dataProvider.lockUser({ params: user, body: { reason: reason ?? '' } })
      }
      onDone={() => {
        withUndo({
          done: t('admin.users.wasLocked'),
          undo: () => dataProvider.unlockUser({ params: { id: user.id } }),
          undone: t('admin.users.lockUndone'),
          failed: t('admin.users.unlockFailed'),
        });
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <Typography>{t('admin.users.lockText', { user: user.username })}</Typography>
      <TextInput
        source="reason"
        label={t('admin.users.lockReason')}
        helperText={t('admin.users.lockReasonHelp')}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
};
