import { Box, Button, List, ListItem, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OwnSession, UserSession } from '#contract/users/sessions.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import type { en } from '../kit/messages/en.ts';

/** `isCurrent` only in the list of the caller's own sessions. */
type Session = UserSession & Partial<Pick<OwnSession, 'isCurrent'>>;

interface SessionsPanelProps {
  readonly title: string;
  readonly sessions: Pick<UseQueryResult<readonly Session[]>, 'data' | 'error' | 'refetch'>;
  readonly onEnd: (id: string) => void;
  /** Ends all sessions. */
  readonly action: ReactNode;
}

/** Sessions by device and network; the current one is marked and has no button. */
export const SessionsPanel = ({ title, sessions, onEnd, action }: SessionsPanelProps) => {
  const t = useMessages<typeof en>();
  const { data, error, refetch } = sessions;
  return (
    <Panel title={title} action={action}>
      {error && (
        <ErrorAlert error={error} fallback={t('admin.sessions.failed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <TextSkeleton characters={28} />}
      {data?.length === 0 && <Typography color="textSecondary">{t('admin.sessions.none')}</Typography>}
      {data !== undefined && data.length > 0 && (
        <List disablePadding>
          {data.map((session) => (
            <Line key={session.id} session={session} onEnd={onEnd} />
          ))}
        </List>
      )}
    </Panel>
  );
};

const Line = ({ session, onEnd }: Pick<SessionsPanelProps, 'onEnd'> & { session: Session }) => {
  const t = useMessages<typeof en>();
  const { id, lastSeenAt, address, isCurrent = false } = session;
  const device = session.device ?? t('admin.sessions.unknown');
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
          {isCurrent ? joined([device, t('admin.sessions.current')]) : device}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('admin.sessions.seen', { date: formatDateTime(lastSeenAt) })}
          {address !== null && ` · ${t('admin.sessions.network', { address })}`}
        </Typography>
      </Box>
      {!isCurrent && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('admin.sessions.endOf', { device })}
          onClick={() => onEnd(id)}
        >
          {t('admin.sessions.end')}
        </Button>
      )}
    </ListItem>
  );
};
