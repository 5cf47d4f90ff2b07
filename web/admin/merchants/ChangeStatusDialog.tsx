import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { StatusDialog, statusOf } from './StatusDialog.tsx';

/** Starts at the current status (specification, point 4). */
export const ChangeStatusDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const { id, businessName: name } = merchant;
  return (
    <StatusDialog
      title={t('admin.merchants.changeStatusOf', { name })}
      status={merchant.status}
      merchants={[merchant]}
      send={(data, values) => data.changeMerchantStatus({ params: { id }, body: statusOf(values) })}
      done={(_, { status }) =>
        t('admin.merchants.statusChanged', { name, status: t(`shared.status.merchant.${status}`) })
      }
      onClose={onClose}
    />
  );
};
