import { Button, Stack, Typography } from '@mui/material';
import { useCreatePath, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { formatNumber } from '../../shared/format/format-number.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

/** The merchants that wait for approval: how many, and a link to the one that waits longest after this one. */
export const WaitingQueue = ({ except }: { except: number }) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const createPath = useCreatePath();
  const { data = [], total = 0 } = useGetList<Merchant>('merchants', {
    filter: { status: 'PENDING' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 2 },
  });
  const next = data.find(({ id }) => id !== except);
  if (next === undefined) return null;
  const id = next.id;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}>
      <Button
        component={Link}
        to={createPath({ resource: 'merchants', id, type: 'show' })}
        variant="outlined"
        endIcon={<Icon name="next" size={18} />}
      >
        {t('admin.merchants.nextWaiting')}
        <span className="visually-hidden">: {next.businessName}</span>
      </Button>
      <Typography color="textSecondary">
        {t('admin.merchants.waiting', { smart_count: total, count: formatNumber(total, language) })}
      </Typography>
    </Stack>
  );
};
