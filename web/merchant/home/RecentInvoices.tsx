import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { useInvoiceRow } from '../invoices/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { newest, useInvoices } from '../kit/portal/queries.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { RecentList, recentCount } from './RecentList.tsx';

export const RecentInvoices = () => {
  const t = useShellMessages();
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
      row={useInvoiceRow()}
    />
  );
};
