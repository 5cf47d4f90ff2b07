import type * as z from 'zod';
import type { summariseInvoices } from '#contract/list-summaries.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../data-provider.ts';
import { ErrorAlert } from '../layout/ErrorAlert.tsx';
import { CountTotal, ListTotals, SumTotal } from '../lists/ListTotals.tsx';
import { useListSummary } from '../lists/use-list-summary.ts';
import type { en } from '../messages/en.ts';

type Filters = z.input<typeof summariseInvoices.query>;

/** Number, total and unpaid amount of the documents that match the filters; annulled and test documents do not count. */
export const InvoiceSummary = () => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const { data, error } = useListSummary((query: Filters, signal) =>
    dataProvider.summariseInvoices({ query }, { signal }),
  );
  if (error) return <ErrorAlert error={error} fallback={t('admin.invoices.loadFailed')} />;
  return (
    <ListTotals>
      <CountTotal label={t('admin.invoices.summary.count')} sums={data?.sums} />
      <SumTotal label={t('admin.invoices.summary.amount')} sums={data?.sums} name="amount" />
      <SumTotal label={t('admin.invoices.summary.open')} sums={data?.sums} name="open" />
    </ListTotals>
  );
};
