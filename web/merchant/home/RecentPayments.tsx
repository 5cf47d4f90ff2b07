import { Link } from 'react-router-dom';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { usePortal } from '../portal.ts';
import { newest, usePayments } from '../queries.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';
import classes from './HomePage.module.css';
import { recentCount, WaitingRows } from './WaitingRows.tsx';

export const RecentPayments = () => {
  const t = useMerchantWords();
  const language = useLanguage();
  const { base } = usePortal();
  const { data, error, refetch } = usePayments(newest(recentCount, 'createdAt'));
  return (
    <Panel
      title={t('merchant.home.recentPayments')}
      action={
        <ButtonLink
          to={`${base}/payments`}
          look="quiet"
          size="small"
          aria-label={t('merchant.home.allPayments')}
        >
          {t('merchant.home.all')}
        </ButtonLink>
      }
    >
      {error ? (
        <ErrorBanner error={error} fallback={t('merchant.payments.failed')} onRetry={() => void refetch()} />
      ) : data?.rows.length === 0 ? (
        <EmptyState
          icon="card"
          title={t('merchant.home.noPayments')}
          hint={t('merchant.home.noPaymentsHint')}
        >
          <ButtonLink to={`${base}/links`}>{t('merchant.home.createLink')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={classes['list']}>
          {data?.rows.map((payment) => (
            <li key={payment.id}>
              <Link to={`${base}/payments/${payment.id}`} className={classes['row']}>
                <span className={classes['what']}>
                  <span>{payment.description ?? payment.customerName ?? `№ ${payment.id}`}</span>
                  <span className={classes['soft']}>{formatDateTime(payment.createdAt)}</span>
                </span>
                <span className={classes['much']}>
                  <strong>{formatMoney(payment.amount, payment.currency, language)}</strong>
                  <StatusChip owner="payment" status={payment.status} />
                </span>
              </Link>
            </li>
          )) ?? <WaitingRows />}
        </ul>
      )}
    </Panel>
  );
};
