import { useState } from 'react';
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

/** Takings of a period compared with the one before, as a chart and as a table. */
export const TakingsPanel = () => {
  const t = useShellMessages();
  const [chosen, setChosen] = useState<ChosenPeriod>({ period: 'MONTH' });
  const { data, error, refetch } = useTakingsOverTime(chosen.period, chosen.on);
  return (
    <Panel
      title={t('merchant.takings.title')}
      action={<PeriodLengths chosen={chosen} onChoose={setChosen} />}
    >
      <PeriodArrows chosen={chosen} onChoose={setChosen} />
      {error ? (
        <ErrorBanner error={error} fallback={t('merchant.home.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <Total takings={data} />
          <div className={classes['place']}>
            {data && isEmpty(data) ? (
              <EmptyState icon="chart" title={t('merchant.takings.none')} />
            ) : (
              <Chart takings={data} />
            )}
          </div>
          <Split takings={data} />
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
      <span className={classes['soft']}>
        {growth !== null && <b>{`${sign}${formatPercent(growth, language)} `}</b>}
        {t(current === null ? 'merchant.takings.before' : 'merchant.takings.beforeByNow', {
          amount: formatMoney(previousTotal, 'EUR', language),
          period: periodName(period, shiftPeriod(period, from, -1), language),
        })}
      </span>
    </p>
  );
};

const Split = ({ takings }: PartProps) => {
  const t = useShellMessages();
  const language = useLanguage();
  const euro = (amount: number | undefined) =>
    amount === undefined ? <Skeleton characters={6} /> : formatMoney(amount, 'EUR', language);
  return (
    <dl className={classes['split']}>
      <div>
        <dt>{t('merchant.takings.fees')}</dt>
        <dd>{euro(takings?.fees)}</dd>
      </div>
      <div>
        <dt>{t('merchant.takings.net')}</dt>
        <dd>{euro(takings?.net)}</dd>
      </div>
      {takings?.byCurrency.map(({ currency, amount, count }) => (
        <div key={currency}>
          <dt>{t('merchant.takings.inCurrency', { currency, smart_count: count })}</dt>
          <dd>{formatMoney(amount, currency, language)}</dd>
        </div>
      ))}
    </dl>
  );
};
