import type { Takings } from '#contract/payments/payment-reports.ts';
import { LazyChart } from '../../shared/charts/LazyChart.tsx';
import { formatDate } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

interface TakingsChartProps {
  readonly steps: Takings['steps'];
  /** As many steps of the time before, in their order. */
  readonly before: Takings['steps'];
}

/** Takings by day in EUR, with those of as many days before behind them; today is the last day. */
export const TakingsChart = ({ steps, before }: TakingsChartProps) => {
  const t = useMessages<typeof en>();
  const dayOf = (start: string): string => `${start.slice(8)}/${start.slice(5, 7)}`;
  const today = steps.at(-1);
  return (
    <LazyChart
      label={t('admin.dashboard.takingsChart')}
      // Day and month.
      mostNames={6}
      points={steps.map(({ start, takings }, place) => ({
        name: dayOf(start),
        title: formatDate(start),
        amount: takings.amount,
        previous: before[place]?.takings.amount ?? 0,
        previousTitle: formatDate(before[place]?.start),
      }))}
      legend={{
        now: t('admin.dashboard.takingsNow'),
        previous: t('admin.dashboard.takingsBefore'),
      }}
      current={today && { name: dayOf(today.start), mark: t('admin.dashboard.today') }}
    />
  );
};
