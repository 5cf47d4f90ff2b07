import { Link } from 'react-router-dom';
import type { MonthDetails, MonthProblem } from '#contract/months.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { Chip } from '../../shared/StatusChip.tsx';
import { usePortal } from '../portal.ts';
import { useMonthMessages } from './messages/use-month-messages.ts';
import classes from './MonthsPage.module.css';

const tones = { ERROR: 'error', WARNING: 'warning', INFO: 'neutral' } as const;
/** Problems of one kind that are shown at once; the others unfold. */
const shown = 3;

/** What is missing: each problem with its document and what to do. */
export const MonthProblems = ({ month: { problems, status } }: { month: MonthDetails }) => {
  const t = useMonthMessages();
  const hasErrors = problems.some(({ severity }) => severity === 'ERROR');
  const groups = [...Map.groupBy(problems, ({ code }) => code)];
  return (
    <Panel title={t('months.problems')}>
      {problems.length === 0 && <p>{t(status === 'CLOSED' ? 'months.noneClosed' : 'months.none')}</p>}
      {hasErrors && <Banner tone="warning">{t('months.hasErrors')}</Banner>}
      <ul className={classes['list']} aria-label={t('months.problems')}>
        {groups.map(([code, group]) => (
          <li key={code}>
            <ProblemGroup group={group} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const ProblemGroup = ({ group }: { group: readonly MonthProblem[] }) => {
  const t = useMonthMessages();
  const { severity, remedy } = group[0]!;
  const more = group.slice(shown);
  return (
    <>
      <span>
        <Chip tone={tones[severity]} status={severity}>
          {t(`months.severity.${severity}`)}
        </Chip>
      </span>
      <div className={classes['text']}>
        {group.slice(0, shown).map((problem) => (
          <Problem key={problem.message} problem={problem} />
        ))}
        {more.length > 0 && (
          <details>
            <summary>{t('months.more', { smart_count: more.length })}</summary>
            {more.map((problem) => (
              <Problem key={problem.message} problem={problem} />
            ))}
          </details>
        )}
        <span className={classes['soft']}>{remedy}</span>
      </div>
    </>
  );
};

const Problem = ({ problem: { message, invoiceId } }: { problem: MonthProblem }) => {
  const t = useMonthMessages();
  const { base } = usePortal();
  return (
    <p>
      {message}{' '}
      {invoiceId !== null && <Link to={`${base}/invoices/${invoiceId}`}>{t('months.document')}</Link>}
    </p>
  );
};
