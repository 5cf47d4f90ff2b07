import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useUnselectAll } from 'react-admin';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';
import { StatusDialog, type NewStatus } from './StatusDialog.tsx';

/** Sets one status for the selected merchants; starts at the status of the first. */
export const BulkChangeStatus = () => {
  const t = useMessages<typeof en>();
  const { selectedIds, data } = useListContext<Merchant>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const merchants = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const change = useChange(selectedIds, close);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t('admin.merchants.changeStatus')}
      </Button>
      {isOpen && (
        <StatusDialog
          title={t('admin.merchants.changeStatusOfMany', { smart_count: selectedIds.length })}
          status={merchants[0]?.status ?? 'ACTIVE'}
          merchants={merchants}
          change={change}
          onClose={close}
        />
      )}
    </>
  );
};

const useChange = (ids: readonly number[], onDone: () => void) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useAdminData();
  const unselect = useUnselectAll('merchants');
  return async ({ status, reason }: NewStatus): Promise<void> => {
    const outcomes = await dataProvider.changeMerchantStatuses({
      body: { ids: [...ids], status, reason: reason ?? '' },
    });
    const countOf = (asked: 'SET' | 'NOT_FOUND') =>
      outcomes.filter(({ outcome }) => outcome === asked).length;
    const missing = countOf('NOT_FOUND');
    if (missing > 0) notify(t('admin.merchants.notThere', { smart_count: missing }), { type: 'warning' });
    notify(
      t('admin.merchants.statusesChanged', {
        smart_count: countOf('SET'),
        status: t(`shared.status.merchant.${status}`),
      }),
      { type: 'success' },
    );
    onDone();
    unselect();
    refresh();
  };
};
