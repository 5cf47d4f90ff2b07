import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { deleteUser, type User } from '#contract/users.ts';
import { call } from '../../shared/call.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { ActButton } from '../acts/ActButton.tsx';
import { ConfirmDialog } from '../acts/ConfirmDialog.tsx';
import { useAct } from '../acts/use-act.ts';
import type { en } from '../words/en.ts';

export const DeleteUser = ({ user, isInRow }: { user: User; isInRow: boolean }) => {
  const t = useWords<typeof en>();
  const redirect = useRedirect();
  const { act, isBusy } = useAct();
  const [isAsking, setAsking] = useState(false);
  const erase = async () => {
    const isDone = await act(() => call(deleteUser, { params: user }), {
      done: t('admin.users.deleted'),
      failed: t('admin.users.deleteFailed'),
    });
    setAsking(false);
    if (isDone) redirect('list', 'users');
  };
  return (
    <>
      <ActButton
        look="danger"
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
          onConfirm={() => void erase()}
          onClose={() => setAsking(false)}
        >
          <p>{t('admin.users.deleteQuestion', { user: user.username })}</p>
          <p>{t('admin.irrevocable')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
