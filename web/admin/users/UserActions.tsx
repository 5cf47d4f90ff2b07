import type { User } from '#contract/users.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { ActName } from '../acts/ActButton.tsx';
import type { en } from '../words/en.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { LockUser } from './LockUser.tsx';
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
        look={isInRow ? undefined : 'primary'}
        title={edit.act}
      >
        <ActName {...edit} />
      </ButtonLink>
      <LockUser user={user} isInRow={isInRow} />
      <DeleteUser user={user} isInRow={isInRow} />
    </div>
  );
};
