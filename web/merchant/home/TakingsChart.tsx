import type { TakingsOverTime, TakingsPeriod } from '#contract/takings.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { DataTable } from '../../shared/list/DataTable.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import type { Language } from '../../shared/messages/language.ts';
import { useShellMessages } from '../messages/use-shell-messages.ts';
import { pointName } from './point-name.ts';
import classes from './TakingsPanel.module.css';

type Point = TakingsOverTime['points'][number];

const width = 720;
const height = 180;
/** Gap between two columns, as a fraction of a column. */
const gap = 0.3;
/** At most this many labels on the axis. */
const namesAtMost = 12;

/** The chart is hidden from assistive technology; the table below it has the same data. */
export const TakingsChart = ({ takings }: { takings: TakingsOverTime | undefined }) => {
  const t = useShellMessages();
  const language = useLanguage();
  const points = takings?.points ?? [];
  return (
    <figure className={classes['figure']}>
      <svg viewBox={`0 0 ${width} ${height + 24}`} aria-hidden="true" className={classes['chart']}>
        <line x1={0} x2={width} y1={height} y2={height} className={classes['axis']} />
        {takings && <Columns points={points} period={takings.period} language={language} />}
      </svg>
      <figcaption className={classes['legend']}>
        <span className={classes['now']}>{t('merchant.takings.now')}</span>
        <span className={classes['then']}>{t('merchant.takings.earlier')}</span>
      </figcaption>
      <details className={classes['table']}>
        <summary>{t('merchant.takings.asTable')}</summary>
        <DataTable
          label={t('merchant.takings.title')}
          columns={useColumns(takings?.period ?? 'MONTH')}
          rows={takings?.points}
          rowKey={({ place }) => place}
          empty={null}
        />
      </details>
    </figure>
  );
};

interface ColumnsProps {
  readonly points: readonly Point[];
  readonly period: TakingsPeriod;
  readonly language: Language;
}

const Columns = ({ points, period, language }: ColumnsProps) => {
  const highest = Math.max(...points.flatMap(({ amount, previousAmount }) => [amount, previousAmount]), 1);
  const step = width / points.length;
  const bar = (step * (1 - gap)) / 2;
  const tall = (amount: number): number => (amount / highest) * (height - 8);
  const every = Math.ceil(points.length / namesAtMost);
  return points.map(({ place, amount, previousAmount }, index) => {
    const left = index * step + (step * gap) / 2;
    return (
      <g key={place}>
        <rect
          x={left}
          y={height - tall(previousAmount)}
          width={bar}
          height={tall(previousAmount)}
          className={classes['thenBar']}
        />
        <rect
          x={left + bar}
          y={height - tall(amount)}
          width={bar}
          height={tall(amount)}
          className={classes['nowBar']}
        />
        {index % every === 0 && (
          <text x={left + bar} y={height + 18} textAnchor="middle" className={classes['name']}>
            {pointName(period, place, language)}
          </text>
        )}
      </g>
    );
  });
};

const useColumns = (period: TakingsPeriod): readonly Column<Point>[] => {
  const t = useShellMessages();
  const language = useLanguage();
  return [
    {
      key: 'place',
      label: t(`merchant.takings.places.${period}`),
      cell: ({ place }) => pointName(period, place, language),
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
