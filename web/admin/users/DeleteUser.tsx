import { withReadableEmails } from '#contract/shown-text.ts';
import { Typography } from '@mui/material';
import { useState } from 'react';
import type { User } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useDeleteRecord } from '../kit/actions/use-delete-record.ts';
import type { en } from '../kit/messages/en.ts';

export const DeleteUser = ({ user, isInRow }: { user: User; isInRow: boolean }) => {
  const t = useMessages<typeof en>();
  const [isAsking, setAsking] = useState(false);
  const { deleteRecord, isPending } = useDeleteRecord('users', user, {
    done: 'admin.users.deleted',
    failed: t('admin.users.deleteFailed'),
    onRefused: () => setAsking(false),
  });
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
      {isAsking && (
        <ConfirmDialog
          title={t('admin.users.deleteTitle')}
          confirm={t('admin.users.delete')}
          isPending={isPending}
          onConfirm={deleteRecord}
          onClose={() => setAsking(false)}
        >
          <Typography>{t('admin.users.deleteQuestion', { user: user.username })}</Typography>
          <Typography>{t('admin.irrevocable')}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
};
