import type { TakingsOverTime } from '#contract/payments/takings.ts';
import { periodName, shiftPeriod } from '../../shared/charts/period.ts';
import { LazyChart } from '../../shared/charts/LazyChart.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { DataTable } from '../../shared/list/DataTable.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { pointName, pointTitle } from './point-name.ts';
import classes from './TakingsPanel.module.css';

type Point = TakingsOverTime['points'][number];

/** The takings of a period beside those of the one before, as a chart and as a table. */
export const TakingsChart = ({ takings }: { takings: TakingsOverTime }) => {
  const t = useShellMessages();
  const language = useLanguage();
  const { period, from, points, current } = takings;
  const before = shiftPeriod(period, from, -1);
  const first = Number(from.slice(5, 7));
  const nameOf = (place: number): string =>
    pointName(period, place, language, period === 'QUARTER' ? first : 1);
  const [now, previous] = [periodName(period, from, language), periodName(period, before, language)];
  return (
    <>
      <LazyChart
        label={t('merchant.takings.chart', { period: now })}
        points={points.map(({ place, amount, previousAmount }) => ({
          name: nameOf(place),
          title: pointTitle(period, from, place, language),
          amount,
          previous: previousAmount,
          previousTitle: pointTitle(period, before, place, language),
        }))}
        legend={{ now, previous }}
        current={
          current === null
            ? undefined
            : { name: nameOf(current), mark: t(`merchant.takings.current.${period}`) }
        }
      />
      <details className={classes['table']}>
        <summary>{t('merchant.takings.asTable')}</summary>
        <DataTable
          label={t('merchant.takings.title')}
          columns={useColumns(takings)}
          rows={points}
          rowKey={({ place }) => place}
          empty={null}
        />
      </details>
    </>
  );
};

const useColumns = ({ period, from }: TakingsOverTime): readonly Column<Point>[] => {
  const t = useShellMessages();
  const language = useLanguage();
  return [
    {
      key: 'place',
      label: t(`merchant.takings.places.${period}`),
      cell: ({ place }) => pointTitle(period, from, place, language),
    },
    {
      key: 'amount',
      label: t('merchant.takings.now'),
      align: 'end',
      cell: ({ amount }) => formatMoney(amount, 'EUR', language),
    },
    {
      key: 'previousAmount',
      label: t('merchant.takings.earlier'),
      align: 'end',
      cell: ({ previousAmount }) => formatMoney(previousAmount, 'EUR', language),
    },
  ];
};
