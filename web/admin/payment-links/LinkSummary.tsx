import type * as z from 'zod';
import type { summariseLinks } from '#contract/list-summaries.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../data-provider.ts';
import { ErrorAlert } from '../layout/ErrorAlert.tsx';
import { CountTotal, ListTotals, SumTotal } from '../lists/ListTotals.tsx';
import { useListSummary } from '../lists/use-list-summary.ts';
import type { en } from '../messages/en.ts';

type Filters = z.input<typeof summariseLinks.query>;

/** Number and sum of the links that match the filters. */
export const LinkSummary = () => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const { data, error } = useListSummary((query: Filters, signal) =>
    dataProvider.summariseLinks({ query }, { signal }),
  );
  if (error) return <ErrorAlert error={error} fallback={t('admin.links.loadFailed')} />;
  return (
    <ListTotals>
      <CountTotal label={t('admin.links.summary.count')} sums={data?.sums} />
      <SumTotal label={t('admin.links.summary.amount')} sums={data?.sums} name="amount" />
    </ListTotals>
  );
};
