import { useMessages } from '../../shared/messages/use-messages.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { CountTotal, ListTotals, SumTotal } from '../kit/lists/ListTotals.tsx';
import { useListSummary } from '../kit/lists/use-list-summary.ts';
import type { en } from '../kit/messages/en.ts';

/** Number and sum of the links that match the filters. */
export const LinkSummary = () => {
  const t = useMessages<typeof en>();
  const { data, error } = useListSummary('summariseLinks');
  if (error) return <ErrorAlert error={error} fallback={t('admin.links.loadFailed')} />;
  return (
    <ListTotals>
      <CountTotal label={t('admin.links.summary.count')} sums={data?.sums} />
      <SumTotal label={t('admin.links.summary.amount')} sums={data?.sums} name="amount" />
    </ListTotals>
  );
};
