import { useMessages } from '../../shared/messages/use-messages.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { ListTotals, SumTotal } from '../kit/lists/ListTotals.tsx';
import { useListSummary } from '../kit/lists/use-list-summary.ts';
import type { en } from '../kit/messages/en.ts';

/** What the links that match the filters may still bring. */
export const LinkSummary = () => {
  const t = useMessages<typeof en>();
  const { data, error } = useListSummary('summariseLinks');
  if (error) return <ErrorAlert error={error} fallback={t('admin.links.loadFailed')} />;
  return (
    <ListTotals>
      <SumTotal label={t('admin.links.summary.expected')} sums={data?.sums} name="expected" />
    </ListTotals>
  );
};
