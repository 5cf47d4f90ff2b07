import { Link } from 'react-router-dom';
import type { Report, ReportFigures as Figures } from '#contract/reports/reports.ts';
import { ChartPlace } from '../../shared/charts/ChartPlace.tsx';
import { periodName } from '../../shared/charts/period.ts';
import { MoneyFigure } from '../../shared/figures/MoneyFigure.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { TakingsChart } from '../home/index.ts';
import { useTakingsOverTime } from '../kit/portal/queries.ts';
import { usePortal } from '../kit/portal/portal.ts';
import classes from './ReportsPage.module.css';
import { useReportMessages } from './messages/report-messages.ts';
import { paymentsSearch } from './payments-search.ts';

/** The takings in one figure with their chart. */
export const ReportTakings = ({ report }: { report: Report }) => {
  const t = useReportMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const { period, from, to, figures, previous, isRunning } = report;
  const { data } = useTakingsOverTime(period, from);
  const before = previous.figures.takings;
  const growth = before === 0 ? null : ((figures.takings - before) / before) * 100;
  return (
    <Panel title={t('reports.takings')}>
      <p className={classes['total']} aria-live="polite">
        <MoneyFigure amount={figures.takings} currency="EUR" />
        <span className={classes['soft']}>
          {growth !== null && <b>{`${growth > 0 ? '+' : ''}${formatPercent(growth, language)} `}</b>}
          {t(isRunning ? 'reports.beforeByNow' : 'reports.before', {
            amount: formatMoney(before, 'EUR', language),
            period: periodName(period, previous.from, language),
          })}
        </span>
      </p>
      <Parts figures={figures} />
      {data?.from === from ? <TakingsChart takings={data} /> : <ChartPlace />}
      <p>
        <Link to={`${base}/payments?${paymentsSearch({ from, to }, null)}`}>{t('reports.seePayments')}</Link>
      </p>
    </Panel>
  );
};

/** The sums as priced, when they are not all in euro. */
const Parts = ({ figures: { byCurrency } }: { figures: Figures }) => {
  const t = useReportMessages();
  const language = useLanguage();
  if (!byCurrency.some(({ currency }) => currency !== 'EUR')) return null;
  const parts = byCurrency.map(({ currency, amount }) => formatMoney(amount, currency, language));
  return <p className={classes['soft']}>{t('reports.parts', { parts: parts.join(' + ') })}</p>;
};

/** The figures of the period beside those of the one before. */
export const ReportTable = ({ report }: { report: Report }) => {
  const t = useReportMessages();
  const language = useLanguage();
  const { period, from, figures, previous, isRunning } = report;
  const euro = (amount: number | null): string => formatMoney(amount, 'EUR', language);
  const rows = [
    ['takings', euro],
    ['count', (count: number | null) => formatNumber(count, language)],
    ['average', euro],
    ['refunds', euro],
    ['platformFees', euro],
    ['providerFees', euro],
    ['disputes', euro],
    ['net', euro],
    ['vat', euro],
  ] as const;
  /** Rows that most merchants never have. */
  const isShown = (name: 'vat' | 'disputes') => figures[name] !== 0 || previous.figures[name] !== 0;
  const before = periodName(period, previous.from, language);
  return (
    <Panel title={t('reports.figures')}>
      <table className={classes['figures']}>
        <thead>
          <tr>
            <th scope="col">{t('reports.figure')}</th>
            <th scope="col">{periodName(period, from, language)}</th>
            <th scope="col">{isRunning ? t('reports.byNow', { period: before }) : before}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([name]) => (name !== 'vat' && name !== 'disputes') || isShown(name))
            .map(([name, format]) => (
              <tr key={name} className={name === 'net' ? classes['net'] : undefined}>
                <th scope="row">{t(`reports.${name}`)}</th>
                <td>{format(figures[name])}</td>
                <td>{format(previous.figures[name])}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className={classes['soft']}>{t('reports.notes')}</p>
    </Panel>
  );
};
