import { call } from '../../shared/call.ts';
import { useQuery } from '@tanstack/react-query';
import {
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from '#contract/users/sessions.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './ProfilePage.module.css';

/** The sessions of the user; all but the current one can be ended. */
export const SessionsPanel = () => {
  const t = useMerchantMessages();
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: () => call(listOwnSessions, {}) });
  const end = useEnding();
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Panel
      title={t('merchant.sessions.title')}
      action={
        others.length > 0 && (
          <Button size="small" busy={end.isPending} onClick={() => end.press(null)}>
            {t('merchant.sessions.endOthers')}
          </Button>
        )
      }
    >
      {sessions.error && (
        <ErrorBanner
          error={sessions.error}
          fallback={t('merchant.sessions.failed')}
          onRetry={() => void sessions.refetch()}
        />
      )}
      <ul className={classes['sessions']}>
        {sessions.data?.map((session) => (
          <Session key={session.id} session={session} onEnd={() => end.press(session.id)} />
        )) ?? (
          <li>
            <Skeleton characters={28} />
          </li>
        )}
      </ul>
    </Panel>
  );
};

const Session = ({ session, onEnd }: { session: OwnSession; onEnd: () => void }) => {
  const t = useMerchantMessages();
  const device = session.device ?? t('merchant.sessions.unknown');
  return (
    <li>
      <div>
        <p>
          <strong>{device}</strong>
          {session.isCurrent && <span className={classes['soft']}> · {t('merchant.sessions.current')}</span>}
        </p>
        <p className={classes['soft']}>
          {t('merchant.sessions.seen', { date: formatDateTime(session.lastSeenAt) })}
          {session.address !== null && ` · ${t('merchant.sessions.network', { address: session.address })}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" aria-label={t('merchant.sessions.endOf', { device })} onClick={onEnd}>
          {t('merchant.sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** Ends one session, or all others with null. */
const useEnding = () => {
  const t = useMerchantMessages();
  return useAction({
    send: (id: string | null) =>
      id === null ? call(endOtherOwnSessions, {}) : call(endOwnSession, { params: { id } }),
    done: t('merchant.sessions.ended'),
    failed: t('merchant.sessions.endFailed'),
    affects: [['sessions']],
  });
};
