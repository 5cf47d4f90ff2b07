import { useNotify, useRefresh } from 'react-admin';
import { changeMerchantStatus, type Merchant } from '#contract/merchants.ts';
import { call } from '../../shared/call.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import type { NewStatus } from './StatusDialog.tsx';

/** Sets the status of one merchant, says so and reads the page again. @throws CallRefused */
export const useChangeStatus = (merchant: Merchant, onDone: () => void) => {
  const t = useWords<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  return async ({ status, reason }: NewStatus): Promise<void> => {
    await call(changeMerchantStatus, { params: { id: merchant.id }, body: { status, reason } });
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
