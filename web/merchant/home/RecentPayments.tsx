import { ButtonLink } from '../../shared/layout/Button.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { usePaymentRow } from '../payments/use-payment-row.tsx';
import { usePortal } from '../portal.ts';
import { newest, usePayments } from '../queries.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { RecentList, recentCount } from './RecentList.tsx';

export const RecentPayments = () => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  return (
    <RecentList
      title={t('merchant.home.recentPayments')}
      all={{ to: `${base}/payments`, label: t('merchant.home.allPayments') }}
      query={usePayments(newest(recentCount, 'createdAt'))}
      failed={t('merchant.payments.failed')}
      empty={
        <EmptyState
          icon="card"
          title={t('merchant.home.noPayments')}
          hint={t('merchant.home.noPaymentsHint')}
        >
          <ButtonLink to={`${base}/links`}>{t('merchant.home.createLink')}</ButtonLink>
        </EmptyState>
      }
      row={usePaymentRow()}
    />
  );
};
