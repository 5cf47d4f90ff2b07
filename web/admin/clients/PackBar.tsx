import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { ClientSummary } from '#contract/accountants/accountants.ts';
import { failedBecause } from '../../shared/api-error.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { FailureAlert } from '../kit/layout/FailureAlert.tsx';
import { useClientMessages } from './messages/client-messages.ts';
import { formatMonth } from '../kit/fields/month.ts';

/** As the contract's `packMonth`. */
const maxClients = 200;
const place = { p: '12px 16px' };

/** Downloads the pack of the month of the selected clients, on all pages of the list. */
export const PackBar = ({ month }: { month: string }) => {
  const t = useClientMessages();
  const monthName = formatMonth(month, useLanguage());
  const { selectedIds, onUnselectItems } = useListContext<ClientSummary>();
  const pack = usePack(month, monthName);
  const count = selectedIds.length;
  if (count === 0) {
    return (
      <Typography color="textSecondary" sx={place}>
        {t('clients.pack.hint')}
      </Typography>
    );
  }
  return (
    <Box sx={{ ...place, display: 'grid', gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography aria-live="polite">{t('clients.pack.selected', { smart_count: count })}</Typography>
        <Button
          variant="contained"
          size="small"
          startIcon={<Icon name="download" size={18} />}
          disabled={count > maxClients}
          loading={pack.isPending}
          onClick={() => void pack.send()}
        >
          {t('clients.pack.button')}
        </Button>
        <Button size="small" onClick={() => onUnselectItems()}>
          {t('clients.pack.clear')}
        </Button>
      </Stack>
      {count > maxClients && <Typography>{t('clients.pack.tooMany')}</Typography>}
      {pack.isPending && (
        <Box role="status">
          <Typography sx={{ mb: 1 }}>{t('clients.pack.pending', { month: monthName })}</Typography>
          <LinearProgress aria-label={t('clients.pack.button')} />
        </Box>
      )}
      <FailureAlert failure={pack.failure} onRetry={() => void pack.send()} />
    </Box>
  );
};

const usePack = (month: string, monthName: string) => {
  const t = useClientMessages();
  const dataProvider = useAdminData();
  const { selectedIds, onUnselectItems } = useListContext<ClientSummary>();
  return useSending({
    send: () => dataProvider.savePack({ month, merchantIds: selectedIds }),
    done: t('clients.pack.done', { month: monthName }),
    failed: (error) => failedBecause(error, t('clients.pack.failed')),
    onDone: () => onUnselectItems(),
  });
};
