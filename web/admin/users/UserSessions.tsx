import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/users/users.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAction } from '../kit/actions/use-action.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';
import { SessionsPanel } from './SessionsPanel.tsx';

/** The live sessions of a user: one or all can be ended. */
export const UserSessions = ({ user }: { user: User }) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const sessions = useQuery({
    queryKey: ['users', 'sessions', user.id],
    queryFn: ({ signal }) => dataProvider.listSessionsOfUser({ params: user }, { signal }),
  });
  const end = useAction({
    send: (data, sessionId: string) => data.endSessionOfUser({ params: { id: user.id, sessionId } }),
    done: t('admin.sessions.ended'),
    failed: t('admin.sessions.endFailed'),
  });
  return (
    <SessionsPanel
      title={t('admin.sessions.of')}
      sessions={sessions}
      onEnd={end.press}
      action={<EndSessions user={user} />}
    />
  );
};

const EndSessions = ({ user }: { user: User }) => {
  const t = useMessages<typeof en>();
  const { press, isPending } = useAction({
    send: (data) => data.endSessionsOfUser({ params: user }),
    done: t('admin.users.sessionsEnded'),
    failed: t('admin.users.endSessionsFailed'),
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => press()}>
      {t('admin.users.endSessions')}
    </Button>
  );
};
