import { useState, type ReactNode } from 'react';
import type { TakingsOverTime } from '#contract/payments/takings.ts';
import { ChartPlace } from '../../shared/charts/ChartPlace.tsx';
import { periodName, shiftPeriod } from '../../shared/charts/period.ts';
import { MoneyFigure } from '../../shared/figures/MoneyFigure.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatPercent } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useTakingsOverTime } from '../kit/portal/queries.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { PeriodArrows, PeriodLengths } from './PeriodChoice.tsx';
import type { ChosenPeriod } from './PeriodChoice.tsx';
import { TakingsChart } from './TakingsChart.tsx';
import classes from './TakingsPanel.module.css';

/** No takings in this period and the one before. */
const isEmpty = ({ points }: TakingsOverTime): boolean =>
  points.every(({ amount, previousAmount }) => amount === 0 && previousAmount === 0);

/** Turnover and what is kept of a period beside the one before, as a chart and as a table; first of this month. */
export const TakingsPanel = ({ month }: { month: TakingsOverTime }) => {
  const t = useShellMessages();
  const [chosen, setChosen] = useState<ChosenPeriod>({ period: 'MONTH' });
  const isThisMonth = chosen.period === 'MONTH' && chosen.on === undefined;
  const asked = useTakingsOverTime(chosen.period, chosen.on, !isThisMonth);
  const { error, refetch } = asked;
  const data = isThisMonth ? month : asked.data;
  return (
    <Panel
      title={t('merchant.takings.title')}
      action={<PeriodLengths chosen={chosen} onChoose={setChosen} />}
    >
      <PeriodArrows chosen={chosen} onChoose={setChosen} />
      {error && !isThisMonth ? (
        <ErrorBanner error={error} fallback={t('merchant.home.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <Total takings={data} />
          <Split takings={data} />
          <div className={classes['place']}>
            {data && isEmpty(data) ? (
              <EmptyState icon="chart" title={t('merchant.takings.none')} />
            ) : (
              <Chart takings={data} />
            )}
          </div>
        </>
      )}
    </Panel>
  );
};

interface PartProps {
  /** Undefined while loading. */
  readonly takings: TakingsOverTime | undefined;
}

const Chart = ({ takings }: PartProps) => (takings ? <TakingsChart takings={takings} /> : <ChartPlace />);

const Total = ({ takings }: PartProps) => {
  const t = useShellMessages();
  const language = useLanguage();
  if (!takings) {
    return (
      <p className={classes['total']}>
        <Skeleton characters={10} />
      </p>
    );
  }
  const { growth, previousTotal, period, from, current } = takings;
  const sign = growth !== null && growth > 0 ? '+' : '';
  return (
    <p className={classes['total']} aria-live="polite">
      <MoneyFigure amount={takings.total} currency="EUR" />
      {growth !== null && (
        <span className={classes['soft']}>
          <b>{`${sign}${formatPercent(growth, language)} `}</b>
          {t(current === null ? 'merchant.takings.before' : 'merchant.takings.beforeByNow', {
            amount: formatMoney(previousTotal, 'EUR', language),
            period: periodName(period, shiftPeriod(period, from, -1), language),
          })}
        </span>
      )}
    </p>
  );
};

const Split = ({ takings }: PartProps) => {
  const t = useShellMessages();
  const language = useLanguage();
  const euro = (amount: number | undefined) =>
    amount === undefined ? <Skeleton characters={6} /> : formatMoney(amount, 'EUR', language);
  // A merchant who is paid in euro only reads of no currencies.
  const byCurrency = takings?.byCurrency ?? [];
  const parts = byCurrency.some(({ currency }) => currency !== 'EUR') ? byCurrency : [];
  return (
    <dl className={classes['split']}>
      <Figure name={t('merchant.takings.kept')}>{euro(takings?.net)}</Figure>
      <Figure name={t('merchant.takings.fees')}>{euro(takings?.fees)}</Figure>
      {takings && takings.refunds > 0 && (
        <Figure name={t('merchant.takings.refunds')}>{euro(takings.refunds)}</Figure>
      )}
      {takings && takings.disputes > 0 && (
        <Figure name={t('merchant.takings.disputes')}>{euro(takings.disputes)}</Figure>
      )}
      {parts.map(({ currency, amount, count }) => (
        <Figure key={currency} name={t('merchant.takings.inCurrency', { currency, smart_count: count })}>
          {formatMoney(amount, currency, language)}
        </Figure>
      ))}
    </dl>
  );
};

const Figure = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
