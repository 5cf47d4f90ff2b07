import { Link } from 'react-router-dom';
import { issueRun, skipRun, type Schedule, type ScheduleRun } from '#contract/schedules/schedules.ts';
import { call } from '../../../shared/call.ts';
import { useAction } from '../../../shared/form/use-sending.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { joined } from '../../../shared/format/joined.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import classes from './Runs.module.css';
import { scheduleQueries, useScheduleMessages } from '../../sales/index.ts';

/** The periods of a schedule, the newest first; what waits is issued or left out here. */
export const Runs = ({ schedule: { runs } }: Readonly<{ schedule: Schedule }>) => {
  const t = useScheduleMessages();
  return (
    <Panel title={t('schedule.runs')}>
      {runs.length === 0 ? (
        <p>{t('schedule.noRuns')}</p>
      ) : (
        <ul className={classes['runs']}>
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const useWordsOf = (): ((run: ScheduleRun) => string) => {
  const t = useScheduleMessages();
  return ({ state, problem, charge, chargeOn }) => {
    const isLast = charge === 'DECLINED' && chargeOn === null;
    return joined(
      [
        t(`schedule.runStates.${state}`),
        problem && t(`schedule.problems.${problem}`),
        charge === 'NONE'
          ? null
          : isLast
            ? t('schedule.declinedFinally')
            : t(`schedule.charges.${charge}`, { date: formatDate(chargeOn) }),
      ],
      ', ',
    );
  };
};

const Run = ({ run }: Readonly<{ run: ScheduleRun }>) => {
  const { base } = usePortal();
  const wordsOf = useWordsOf();
  const { period, state, invoiceId, invoiceNumber } = run;
  const isOpen = state === 'PROPOSED' || state === 'FAILED' || state === 'MISSED';
  return (
    <li>
      <span>
        <strong>{formatDate(period)}</strong> {wordsOf(run)}{' '}
        {invoiceId !== null && <Link to={`${base}/invoices/${invoiceId}`}>{invoiceNumber}</Link>}
      </span>
      {isOpen && <Decide run={run} />}
    </li>
  );
};

const Decide = ({ run: { id } }: Readonly<{ run: ScheduleRun }>) => {
  const t = useScheduleMessages();
  const mayWrite = useRights()('WRITE_DOCUMENTS') && !usePortal().isDemo;
  const issue = useAction({
    send: () => call(issueRun, { params: { id } }),
    done: t('schedule.issued'),
    failed: t('schedule.issueFailed'),
    affects: scheduleQueries,
  });
  const skip = useAction({
    send: () => call(skipRun, { params: { id } }),
    done: t('schedule.skipped'),
    failed: t('schedule.skipFailed'),
    affects: scheduleQueries,
  });
  if (!mayWrite) return null;
  return (
    <span className={classes['actions']}>
      <Button size="small" variant="primary" busy={issue.isPending} onClick={() => issue.press()}>
        {t('schedule.issue')}
      </Button>
      <Button size="small" busy={skip.isPending} onClick={() => skip.press()}>
        {t('schedule.skip')}
      </Button>
    </span>
  );
};
