import { useMessages } from '../../shared/messages/use-messages.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { ListTotals, SumTotal } from '../kit/lists/ListTotals.tsx';
import { useListSummary } from '../kit/lists/use-list-summary.ts';
import type { en } from '../kit/messages/en.ts';

/** Total and unpaid amount of the documents that match the filters; annulled and test documents do not count. */
export const InvoiceSummary = () => {
  const t = useMessages<typeof en>();
  const { data, error } = useListSummary('summariseInvoices');
  if (error) return <ErrorAlert error={error} fallback={t('admin.invoices.loadFailed')} />;
  return (
    <ListTotals>
      <SumTotal label={t('admin.invoices.summary.amount')} sums={data?.sums} name="amount" />
      <SumTotal label={t('admin.invoices.summary.open')} sums={data?.sums} name="open" />
    </ListTotals>
  );
};
