import { Box, Link as TextLink, List, ListItem, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { TextSkeleton } from '../kit/layout/TextSkeleton.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { listUrl } from '../kit/modules/list-url.ts';
import { ApproveMerchant } from '../merchants/index.ts';
import type { en } from '../kit/messages/en.ts';

/** Asked once by the dashboard and its panel. */
export const useMerchantsWaiting = () =>
  useGetList<Merchant>('merchants', {
    filter: { status: 'PENDING' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 5 },
  });

/** PENDING merchants, oldest first, with an approve button. */
export const MerchantsWaiting = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const { data, total, isPending } = useMerchantsWaiting();
  return (
    <Panel
      title={t('admin.dashboard.waiting')}
      action={
        total !== undefined && (
          <TextLink component={Link} to={listUrl('merchants', { status: 'PENDING' })}>
            {t('admin.dashboard.waitingCount', { count: formatNumber(total, language) })}
          </TextLink>
        )
      }
    >
      {isPending && <TextSkeleton characters={24} />}
      {total === 0 && <Typography>{t('admin.dashboard.noneWaiting')}</Typography>}
      <List disablePadding sx={{ display: 'grid', gap: 1 }}>
        {data?.map((merchant) => (
          <ListItem key={merchant.id} disablePadding sx={{ justifyContent: 'space-between', gap: 1.5 }}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <ShowLink resource="merchants" id={merchant.id}>
                {merchant.businessName}
              </ShowLink>
              <Typography component="small" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {formatDate(merchant.createdAt)}
              </Typography>
            </Box>
            <ApproveMerchant merchant={merchant} size="small" />
          </ListItem>
        ))}
      </List>
    </Panel>
  );
};
