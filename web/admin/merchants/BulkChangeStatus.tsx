import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useUnselectAll } from 'react-admin';
import type * as z from 'zod';
import type { changeMerchantStatuses } from '#contract/merchants/merchant-management.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { StatusDialog, statusOf, type NewStatus } from './StatusDialog.tsx';

/** Sets one status for the selected merchants; starts at the status of the first. */
export const BulkChangeStatus = () => {
  const t = useMessages<typeof en>();
  const { selectedIds, data } = useListContext<Merchant>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const merchants = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  const afterwards = useAfterwards(close);
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
          send={(provider, values) =>
            provider.changeMerchantStatuses({ body: { ids: [...selectedIds], ...statusOf(values) } })
          }
          onDone={afterwards}
          onClose={close}
        />
      )}
    </>
  );
};

type Outcomes = z.output<typeof changeMerchantStatuses.response>;

/** Says how many have the status now, and how many are gone. */
const useAfterwards = (close: () => void) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselectAll('merchants');
  return (outcomes: Outcomes, { status }: NewStatus): void => {
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
    close();
    unselect();
    refresh();
  };
};
