import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { listUrl } from '../kit/modules/list-url.ts';
import type { en } from '../kit/messages/en.ts';
import { useMay } from '../kit/rights/use-may.ts';

/** Links to the merchant's API keys and webhook endpoints. */
export const MerchantPrograms = ({ merchant: { id } }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  if (!may('list', 'api-keys')) return null;
  return (
    <Panel title={t('admin.integrations.ofMerchant')}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" component={Link} to={listUrl('api-keys', { merchantId: id })}>
          {t('admin.menu.keys')}
        </Button>
        <Button variant="outlined" component={Link} to={listUrl('webhook-endpoints', { merchantId: id })}>
          {t('admin.menu.endpoints')}
        </Button>
      </Stack>
    </Panel>
  );
};
