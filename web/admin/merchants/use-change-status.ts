import { useNotify, useRefresh } from 'react-admin';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';
import type { NewStatus } from './StatusDialog.tsx';

/** Sets the status of a merchant, notifies and refreshes the page. @throws ApiError */
export const useChangeStatus = (merchant: Merchant, onDone: () => void) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useAdminData();
  return async ({ status, reason }: NewStatus): Promise<void> => {
    await dataProvider.changeMerchantStatus({
      params: { id: merchant.id },
      body: { status, reason: reason ?? '' },
    });
    notify(
      t('admin.merchants.statusChanged', {
        name: merchant.businessName,
        status: t(`shared.status.merchant.${status}`),
      }),
      { type: 'success' },
    );
    onDone();
    refresh();
  };
};
