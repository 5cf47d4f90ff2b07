import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAction } from '../kit/actions/use-action.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';
import { SessionsPanel } from '../users/index.ts';

/** The sessions of the signed-in user; all but the current one can be ended. */
export const OwnSessions = () => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const sessions = useQuery({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => dataProvider.listOwnSessions({}, { signal }),
  });
  const messages = { done: t('admin.sessions.ended'), failed: t('admin.sessions.endFailed') };
  const end = useAction({
    send: (data, id: string) => data.endOwnSession({ params: { id } }),
    ...messages,
  });
  const endOthers = useAction({ send: (data) => data.endOtherOwnSessions({}), ...messages });
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <SessionsPanel
      title={t('admin.sessions.own')}
      sessions={sessions}
      onEnd={end.press}
      action={
        hasOthers && (
          <Button variant="outlined" loading={endOthers.isPending} onClick={() => endOthers.press()}>
            {t('admin.sessions.endOthers')}
          </Button>
        )
      }
    />
  );
};
