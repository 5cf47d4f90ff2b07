import { useState } from 'react';
import type { User } from '#contract/users.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { ActButton } from '../acts/ActButton.tsx';
import { ConfirmDialog } from '../acts/ConfirmDialog.tsx';
import { useErase } from '../acts/use-erase.ts';
import type { en } from '../words/en.ts';

export const DeleteUser = ({ user, isInRow }: { user: User; isInRow: boolean }) => {
  const t = useWords<typeof en>();
  const [isAsking, setAsking] = useState(false);
  const { erase, isBusy } = useErase('users', user, {
    done: 'admin.users.deleted',
    failed: t('admin.users.deleteFailed'),
    onRefused: () => setAsking(false),
  });
  return (
    <>
      <ActButton
        look={isInRow ? 'quiet' : 'danger'}
        icon="bin"
        act={t('admin.users.delete')}
        of={user.username}
        isInRow={isInRow}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('admin.users.deleteTitle')}
          confirm={t('admin.users.delete')}
          isBusy={isBusy}
          onConfirm={erase}
          onClose={() => setAsking(false)}
        >
          <p>{t('admin.users.deleteQuestion', { user: user.username })}</p>
          <p>{t('admin.irrevocable')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
