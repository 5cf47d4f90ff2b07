import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import { modulePages } from '../kit/modules/all-modules.ts';
import type { en } from '../kit/messages/en.ts';

/** Asked once by the dashboard and its panel. */
export const useAttention = () => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['dashboard', 'attention'],
    queryFn: ({ signal }) => dataProvider.getAttention({}, { signal }),
  });
};

/** Attention items with links to the lists where they are resolved. */
export const Attention = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const { data, error, refetch } = useAttention();
  const waiting = data?.filter(({ count }) => count > 0);
  return (
    <Panel title={t('admin.attention.title')}>
      {error && <ErrorAlert error={error} fallback={t('dashboard.error')} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton characters={30} />}
      {waiting?.length === 0 && <Typography>{t('admin.attention.nothing')}</Typography>}
      <List disablePadding>
        {waiting?.map(({ kind, count, reason }) => (
          <ListItem key={kind} disablePadding>
            <ListItemButton component={Link} to={modulePages.attention[kind]} sx={{ gap: 1.5, px: 1 }}>
              <Box component="span" sx={{ color: 'warning.main' }}>
                <Icon name="alert" />
              </Box>
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {t(`admin.attention.kinds.${kind}`)}
                {reason !== undefined && (
                  <Typography
                    component="small"
                    variant="body2"
                    color="textSecondary"
                    sx={{ display: 'block' }}
                  >
                    {reason}
                  </Typography>
                )}
              </Box>
              <strong>{formatNumber(count, language)}</strong>
              <Icon name="next" size={18} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
};
