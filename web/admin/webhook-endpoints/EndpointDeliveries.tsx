import { MenuItem, TablePagination, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveryStates, type WebhookDelivery } from '#contract/integrations/webhook-endpoints.ts';
import { pageOf } from '../../shared/list/page-of.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';
import { DeliveryRows } from './DeliveryRows.tsx';

const size = 25;
type State = WebhookDelivery['state'];

const useDeliveries = (id: number, page: number, state: State | '') => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['webhook-endpoints', id, 'deliveries', page, state],
    queryFn: async ({ signal }) => {
      const query = { page, size, ...(state === '' ? {} : { state }) };
      return pageOf(await dataProvider.listDeliveries({ params: { id }, query }, { signal }));
    },
    placeholderData: keepPreviousData,
  });
};

/** The deliveries of an endpoint, the newest first, a page at a time. */
export const EndpointDeliveries = ({ endpointId }: { endpointId: number }) => {
  const t = useMessages<typeof en>();
  const [page, setPage] = useState(0);
  const [state, setState] = useState<State | ''>('');
  const { data, error, refetch } = useDeliveries(endpointId, page, state);
  const choose = (chosen: string): void => {
    setState(chosen as State | '');
    setPage(0);
  };
  return (
    <Panel title={t('admin.integrations.endpoints.deliveries')}>
      <TextField
        select
        label={t('admin.integrations.endpoints.state')}
        value={state}
        onChange={(event) => choose(event.target.value)}
        sx={{ width: 'min(100%, 220px)' }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('shared.list.all')}</MenuItem>
        {deliveryStates.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`admin.integrations.endpoints.deliveryStates.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      {error ? (
        <ErrorAlert
          error={error}
          fallback={t('admin.integrations.endpoints.deliveriesFailed')}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Loading />
      ) : data.total === 0 ? (
        <p>{t('admin.integrations.endpoints.noDeliveries')}</p>
      ) : (
        <>
          <DeliveryRows endpointId={endpointId} rows={data.rows} />
          <TablePagination
            component="div"
            count={data.total}
            page={page}
            rowsPerPage={size}
            rowsPerPageOptions={[size]}
            labelDisplayedRows={({ from, to, count }) => t('shared.list.range', { from, to, total: count })}
            getItemAriaLabel={(way) => t(way === 'next' ? 'shared.list.next' : 'shared.list.previous')}
            onPageChange={(_, next) => setPage(next)}
          />
        </>
      )}
    </Panel>
  );
};
