import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { useInvoiceRow } from '../invoices/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { RecentList } from './RecentList.tsx';

/** The newest documents, without test documents. */
export const RecentInvoices = ({ rows }: { rows: readonly InvoiceSummary[] }) => {
  const t = useShellMessages();
  const { base } = usePortal();
  return (
    <RecentList
      title={t('merchant.home.recentInvoices')}
      all={{ to: `${base}/invoices`, label: t('merchant.home.allInvoices') }}
      rows={rows}
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
