import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { failedBecause } from '../../shared/api-error.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { addMonths, formatMonth, monthAt } from '../kit/fields/month.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { FailureAlert } from '../kit/layout/FailureAlert.tsx';
import type { MerchantMonths } from './merchant-months.ts';
import { useMonthMessages } from './messages/month-messages.ts';

/** As the contract's `packMonths`. */
const mostMerchants = 50;

/** Downloads the packs of the last month of the selected merchants in one archive. */
export const PacksBar = () => {
  const t = useMonthMessages();
  const language = useLanguage();
  const dataProvider = useAdminData();
  const { selectedIds, onUnselectItems } = useListContext<MerchantMonths>();
  const [month] = useState(() => addMonths(monthAt(new Date()), -1));
  const name = formatMonth(month, language);
  const packs = useSending({
    send: () => dataProvider.saveMonthPacks({ month, merchantIds: selectedIds }),
    failed: (error) => failedBecause(error, t('months.packFailed')),
    onDone: () => onUnselectItems(),
  });
  const count = selectedIds.length;
  if (count === 0)
    return (
      <Typography color="textSecondary" sx={{ p: '12px 16px' }}>
        {t('months.packs.hint', { month: name })}
      </Typography>
    );
  return (
    <Stack sx={{ p: '12px 16px', gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography aria-live="polite">{t('months.packs.selected', { smart_count: count })}</Typography>
        <Button
          variant="contained"
          size="small"
          startIcon={<Icon name="download" size={18} />}
          disabled={count > mostMerchants}
          loading={packs.isPending}
          onClick={() => void packs.send()}
        >
          {t('months.packs.button', { month: name })}
        </Button>
        <Button size="small" onClick={() => onUnselectItems()}>
          {t('months.packs.clear')}
        </Button>
      </Stack>
      {count > mostMerchants && <Typography>{t('months.packs.tooMany')}</Typography>}
      <FailureAlert failure={packs.failure} onRetry={() => void packs.send()} />
    </Stack>
  );
};
