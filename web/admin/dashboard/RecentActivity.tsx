import { Box, Button, List, ListItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import type { en } from '../kit/messages/en.ts';
import { timeAgo } from './time-ago.ts';

const shown = 8;
const iconOf = { success: 'check', warning: 'alert', error: 'cancel' } as const;
const line = { alignItems: 'flex-start', gap: 1.5 };

/** Recent audit entries, newest first. */
export const RecentActivity = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const dataProvider = useAdminData();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['dashboard', 'activity', language],
    queryFn: ({ signal }) => dataProvider.listActivity({ query: { limit: shown } }, { signal }),
  });
  const ago = (timestamp: string) => timeAgo(timestamp, new Date(dataUpdatedAt), language);
  return (
    <Panel
      title={t('admin.dashboard.activity')}
      action={
        <Button component={Link} to="/admin/payments" variant="outlined" size="small">
          {t('admin.dashboard.viewAll')}
        </Button>
      }
    >
      {error && <ErrorAlert error={error} fallback={t('dashboard.error')} />}
      {data?.length === 0 && <Typography>{t('admin.dashboard.noActivity')}</Typography>}
      <List disablePadding sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data?.map(({ id, description, timestamp, status }) => (
          <ListItem key={id} disablePadding sx={line}>
            <Box component="span" sx={{ color: `${status}.main` }}>
              <Icon name={iconOf[status]} />
            </Box>
            <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {description}
            </Box>
            <Typography component="time" variant="body2" color="textSecondary" dateTime={timestamp}>
              {ago(timestamp)}
            </Typography>
          </ListItem>
        ))}
        {!data &&
          !error &&
          Array.from({ length: shown }, (_, row) => (
            <ListItem key={row} disablePadding>
              <TextSkeleton characters={40} />
            </ListItem>
          ))}
      </List>
    </Panel>
  );
};
