import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { usePortal } from '../portal.ts';
import { newest, useInvoices } from '../queries.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';
import classes from './HomePage.module.css';
import { recentCount, WaitingRows } from './WaitingRows.tsx';

export const RecentInvoices = () => {
  const t = useMerchantWords();
  const language = useLanguage();
  const { base } = usePortal();
  const { data, error, refetch } = useInvoices(newest(recentCount, 'id'));
  return (
    <Panel
      title={t('merchant.home.recentInvoices')}
      action={
        <ButtonLink
          to={`${base}/invoices`}
          look="quiet"
          size="small"
          aria-label={t('merchant.home.allInvoices')}
        >
          {t('merchant.home.all')}
        </ButtonLink>
      }
    >
      {error ? (
        <ErrorBanner error={error} fallback={t('merchant.invoices.failed')} onRetry={() => void refetch()} />
      ) : data?.rows.length === 0 ? (
        <EmptyState
          icon="invoice"
          title={t('merchant.home.noInvoices')}
          hint={t('merchant.home.noInvoicesHint')}
        />
      ) : (
        <ul className={classes['list']}>
          {data?.rows.map((invoice) => (
            <li key={invoice.id}>
              <Link to={`${base}/invoices/${invoice.id}`} className={classes['row']}>
                <span className={classes['what']}>
                  <span>{invoice.invoiceNumber}</span>
                  <span className={classes['soft']}>{formatDate(invoice.issueDate)}</span>
                </span>
                <span className={classes['much']}>
                  <strong>{formatMoney(invoice.totalAmount, invoice.currency, language)}</strong>
                  <StatusChip owner="invoice" status={invoice.status} />
                </span>
              </Link>
            </li>
          )) ?? <WaitingRows />}
        </ul>
      )}
    </Panel>
  );
};
