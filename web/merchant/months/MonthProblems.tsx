import { Link } from 'react-router-dom';
import type { MonthDetails, MonthProblem } from '#contract/closing/months.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { periodOf } from '../../shared/list/period-presets.ts';
import { Chip } from '../../shared/StatusChip.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMonthMessages } from './messages/month-messages.ts';
import classes from './MonthsPage.module.css';
import { ProblemLine, ProblemLines } from './ProblemLines.tsx';

/** What a person must do or decide before the month is handed over: each kind with its documents and what to do. */
export const MonthProblems = ({ month: { problems, status, month } }: { month: MonthDetails }) => {
  const t = useMonthMessages();
  const others = problems.filter(({ severity }) => severity !== 'INFO');
  const hasErrors = others.some(({ severity }) => severity === 'ERROR');
  const kinds = [...Map.groupBy(others, ({ code, severity }) => `${severity} ${code}`)];
  if (kinds.length === 0)
    return (
      <Panel title={t('months.problems')}>
        <p>{t(`months.none.${status}`)}</p>
      </Panel>
    );
  return (
    <Panel title={t('months.problems')}>
      {status === 'OPEN' && <p>{t(hasErrors ? 'months.hasErrors' : 'months.onlyWarnings')}</p>}
      <ul className={classes['list']} aria-label={t('months.problems')}>
        {kinds.map(([kind, problemsOfKind]) => (
          <li key={kind}>
            <Kind problems={problemsOfKind} month={month} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** The errors of one kind, or the entry of its warnings. */
const Kind = ({ problems, month }: Readonly<{ problems: readonly MonthProblem[]; month: string }>) => {
  const t = useMonthMessages();
  const first = problems[0]!;
  const { severity, remedy, count, documents } = first;
  const isJoined = count > 1;
  return (
    <>
      <span>
        <Chip tone={severity === 'ERROR' ? 'error' : 'warning'} status={severity}>
          {t(`months.severity.${severity}`)}
        </Chip>
      </span>
      <div className={classes['text']}>
        {isJoined && <ProblemLine line={first} />}
        <span className={classes['soft']}>
          {remedy} {first.code === 'BANK_LINES_OPEN' && <ToBank month={month} />}
        </span>
        {isJoined ? (
          <ProblemLines lines={documents} count={count} />
        ) : (
          <ProblemLines lines={problems} count={problems.length} />
        )}
      </div>
    </>
  );
};

/** The way to the movements of the month of which it is not decided what they paid. */
const ToBank = ({ month }: { month: string }) => {
  const t = useMonthMessages();
  const { base } = usePortal();
  const days = new URLSearchParams(periodOf('thisMonth', `${month}-01`));
  return <Link to={`${base}/bank?${days.toString()}`}>{t('months.bank')}</Link>;
};
