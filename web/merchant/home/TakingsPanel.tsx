import { useState } from 'react';
import { takingsPeriods } from '#contract/takings.ts';
import type { TakingsOverTime, TakingsPeriod } from '#contract/takings.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatPercent } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useTakingsOverTime } from '../queries.ts';
import { useShellMessages } from '../messages/use-shell-messages.ts';
import { monthBefore, monthName } from './point-name.ts';
import { TakingsChart } from './TakingsChart.tsx';
import classes from './TakingsPanel.module.css';

/** No takings in this period and the one before. */
const isEmpty = ({ points }: TakingsOverTime): boolean =>
  points.every(({ amount, previousAmount }) => amount === 0 && previousAmount === 0);

/** Takings of the current period compared with the one before, as a chart and as a table. */
export const TakingsPanel = () => {
  const t = useShellMessages();
  const [period, setPeriod] = useState<TakingsPeriod>('MONTH');
  const { data, error, refetch } = useTakingsOverTime(period);
  return (
    <Panel title={t('merchant.takings.title')} action={<Periods chosen={period} onChoose={setPeriod} />}>
      {error ? (
        <ErrorBanner error={error} fallback={t('merchant.home.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <Total takings={data} />
          {data && isEmpty(data) ? (
            <EmptyState icon="chart" title={t('merchant.takings.none')} />
          ) : (
            <TakingsChart takings={data} />
          )}
          <Split takings={data} />
        </>
      )}
    </Panel>
  );
};

const Periods = ({
  chosen,
  onChoose,
}: {
  chosen: TakingsPeriod;
  onChoose: (period: TakingsPeriod) => void;
}) => {
  const t = useShellMessages();
  return (
    <div className={classes['periods']} role="group" aria-label={t('merchant.takings.period')}>
      {takingsPeriods.map((period) => (
        <button key={period} type="button" aria-pressed={period === chosen} onClick={() => onChoose(period)}>
          {t(`merchant.takings.periods.${period}`)}
        </button>
      ))}
    </div>
  );
};

interface PartProps {
  /** Undefined while loading. */
  readonly takings: TakingsOverTime | undefined;
}

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
  const { growth, previousTotal, period } = takings;
  const sign = growth !== null && growth > 0 ? '+' : '';
  return (
    <p className={classes['total']} aria-live="polite">
      <strong>{formatMoney(takings.total, 'EUR', language)}</strong>
      <span className={classes['soft']}>
        {growth !== null && <b>{`${sign}${formatPercent(growth, language)} `}</b>}
        {t(`merchant.takings.before.${period}`, {
          amount: formatMoney(previousTotal, 'EUR', language),
          month: monthName(monthBefore(takings.from), language),
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
