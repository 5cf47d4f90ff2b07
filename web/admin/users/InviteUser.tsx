import { Button } from '@mui/material';
import type { User } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAction } from '../kit/actions/use-action.ts';
import type { en } from '../kit/messages/en.ts';

/** Sends the invitation again; only for an ACTIVE user that has never signed in. */
export const InviteUser = ({ user: { id, email, status, lastLogin } }: { user: User }) => {
  const t = useMessages<typeof en>();
  const { press, isPending } = useAction({
    send: (data) => data.inviteUser({ params: { id } }),
    done: t('admin.users.invited', { email }),
    failed: t('admin.users.inviteFailed'),
  });
  if (status !== 'ACTIVE' || lastLogin !== null) return null;
  return (
    <Button variant="outlined" loading={isPending} onClick={() => press()}>
      {t('admin.users.invite')}
    </Button>
  );
};
