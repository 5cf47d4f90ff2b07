import { withReadableEmails } from '#contract/shown-text.ts';
import { Stack } from '@mui/material';
import type { User } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { keepFromRow } from '../kit/fields/ShowLink.tsx';
import type { en } from '../kit/messages/en.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { InviteUser } from './InviteUser.tsx';
import { LockUser } from './LockUser.tsx';

interface Props {
  readonly user: User;
  /** Renders icons only, for table rows. */
  readonly isInRow?: boolean;
}

/** Edit, lock or unlock; on the user's page also the invitation and the deletion. */
export const UserActions = ({ user, isInRow = false }: Props) => {
  const t = useMessages<typeof en>();
  return (
    <Stack
      direction="row"
      sx={isInRow ? { gap: 0.5 } : { flexWrap: 'wrap', gap: 1 }}
      {...(isInRow && { onClick: keepFromRow })}
    >
      <RecordButton
        to={`/admin/users/${user.id}`}
        icon="pencil"
        action={t('admin.users.change')}
        of={withReadableEmails(user.username)}
        isInRow={isInRow}
        variant="contained"
      />
      {!isInRow && <InviteUser user={user} />}
      <LockUser user={user} isInRow={isInRow} />
      {!isInRow && <DeleteUser user={user} isInRow={false} />}
    </Stack>
  );
};
