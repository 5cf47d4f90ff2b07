import { formatDate } from '../../shared/format/format-date.ts';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { usePortal } from '../portal.ts';
import { newest, useInvoices } from '../queries.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';
import { RecentList } from './RecentList.tsx';
import { recentCount } from './WaitingRows.tsx';

export const RecentInvoices = () => {
  const t = useMerchantWords();
  const { base } = usePortal();
  return (
    <RecentList
      title={t('merchant.home.recentInvoices')}
      all={{ to: `${base}/invoices`, label: t('merchant.home.allInvoices') }}
      query={useInvoices(newest(recentCount, 'id'))}
      failed={t('merchant.invoices.failed')}
      empty={
        <EmptyState
          icon="invoice"
          title={t('merchant.home.noInvoices')}
          hint={t('merchant.home.noInvoicesHint')}
        />
      }
      row={({ id, invoiceNumber, issueDate, totalAmount, currency, status }) => ({
        to: `${base}/invoices/${id}`,
        what: invoiceNumber,
        when: formatDate(issueDate),
        amount: totalAmount,
        currency,
        chip: <StatusChip owner="invoice" status={status} />,
      })}
    />
  );
};
