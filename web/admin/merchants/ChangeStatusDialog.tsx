import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { StatusDialog } from './StatusDialog.tsx';
import { useChangeStatus } from './use-change-status.ts';

/** Starts at the current status (specification, point 4). */
export const ChangeStatusDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const change = useChangeStatus(merchant, onClose);
  return (
    <StatusDialog
      title={t('admin.merchants.changeStatusOf', { name: merchant.businessName })}
      status={merchant.status}
      merchants={[merchant]}
      change={change}
      onClose={onClose}
    />
  );
};
