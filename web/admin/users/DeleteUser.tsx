import { withReadableEmails } from '#contract/shown-text.ts';
import { Typography } from '@mui/material';
import { useState } from 'react';
import type { User } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useDeletion } from '../kit/actions/use-deletion.ts';
import type { en } from '../kit/messages/en.ts';

export const DeleteUser = ({ user, isInRow }: { user: User; isInRow: boolean }) => {
  const t = useMessages<typeof en>();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RecordButton
        color="error"
        icon="bin"
        action={t('admin.users.delete')}
        of={withReadableEmails(user.username)}
        isInRow={isInRow}
        onClick={() => setAsking(true)}
      />
      {isAsking && <DeleteDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
};

const DeleteDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  return (
    <ConfirmDialog
      {...useDeletion('users', user)}
      title={t('admin.users.deleteTitle')}
      text={t('admin.users.deleteQuestion', { user: user.username })}
      submit={t('admin.users.delete')}
      done={t('admin.users.deleted')}
      failed={t('admin.users.deleteFailed')}
      onClose={onClose}
    >
      <Typography>{t('admin.irrevocable')}</Typography>
    </ConfirmDialog>
  );
};
