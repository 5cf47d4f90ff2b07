import { lockUser, unlockUser, type User } from '#contract/users.ts';
import { call } from '../../shared/call.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { ActButton, ActName } from '../acts/ActButton.tsx';
import { useAct } from '../acts/use-act.ts';
import type { en } from '../words/en.ts';
import { DeleteUser } from './DeleteUser.tsx';
import classes from '../acts/RowActions.module.css';

interface Props {
  readonly user: User;
  /** In a row of the table there is room for drawings only. */
  readonly isInRow?: boolean;
}

/** Edit, lock or unlock, delete. */
export const UserActions = ({ user, isInRow = false }: Props) => {
  const t = useWords<typeof en>();
  const edit = { icon: 'pencil', act: t('admin.users.change'), of: user.username, isInRow } as const;
  return (
    <div className={classes['actions']}>
      <ButtonLink
        to={`/admin/users/${user.id}`}
        icon={isInRow}
        size={isInRow ? 'small' : 'medium'}
        title={edit.act}
      >
        <ActName {...edit} />
      </ButtonLink>
      <LockUser user={user} isInRow={isInRow} />
      <DeleteUser user={user} isInRow={isInRow} />
    </div>
  );
};

/** Only a locked user is offered the way back; all others the lock (specification, point 4). */
const LockUser = ({ user, isInRow = false }: Props) => {
  const t = useWords<typeof en>();
  const { act, isBusy } = useAct();
  const isLocked = user.status === 'LOCKED';
  const change = () =>
    isLocked
      ? act(() => call(unlockUser, { params: user }), {
          done: t('admin.users.unlocked'),
          failed: t('admin.users.unlockFailed'),
        })
      : act(() => call(lockUser, { params: user }), {
          done: t('admin.users.wasLocked'),
          failed: t('admin.users.lockFailed'),
        });
  return (
    <ActButton
      icon={isLocked ? 'unlock' : 'lock'}
      act={isLocked ? t('admin.users.unlock') : t('admin.users.lock')}
      of={user.username}
      isInRow={isInRow}
      busy={isBusy}
      onClick={() => void change()}
    />
  );
};
