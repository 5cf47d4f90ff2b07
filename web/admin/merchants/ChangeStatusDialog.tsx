import { useNotify, useRefresh } from 'react-admin';
import { changeMerchantStatus, type Merchant } from '#contract/merchants.ts';
import { call } from '../../shared/call.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import { StatusDialog, type NewStatus } from './StatusDialog.tsx';

/** Starts at the current status (specification, point 4). */
export const ChangeStatusDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useWords<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  const change = async ({ status, reason }: NewStatus): Promise<void> => {
    await call(changeMerchantStatus, { params: { id: merchant.id }, body: { status, reason } });
    notify('admin.merchants.statusChanged', {
      type: 'success',
      messageArgs: { name: merchant.businessName, status: t(`shared.status.merchant.${status}`) },
    });
    onClose();
    refresh();
  };
  return (
    <StatusDialog
      title={t('admin.merchants.changeStatusOf', { name: merchant.businessName })}
      status={merchant.status}
      change={change}
      onClose={onClose}
    />
  );
};
