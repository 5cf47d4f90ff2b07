import { useState } from 'react';
import { Link } from 'react-router-dom';
import { issueRun, skipRun, type Schedule, type ScheduleRun } from '#contract/schedules/schedules.ts';
import { call } from '../../../shared/call.ts';
import { useAction } from '../../../shared/form/use-sending.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { joined } from '../../../shared/format/joined.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { DataTable, type Column } from '../../../shared/list/DataTable.tsx';
import { useLanguage } from '../../../shared/messages/language.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import { scheduleQueries, useScheduleMessages } from '../../sales/index.ts';
import classes from './Runs.module.css';

type Props = Readonly<{ schedule: Schedule }>;

/** Whether a person decides about it: its document was proposed, refused or not made in time. */
const isOpen = ({ state }: ScheduleRun): boolean => state !== 'ISSUED' && state !== 'SKIPPED';

/** Periods that wait for a person, the newest first; nothing where none waits. */
export const OpenRuns = ({ schedule: { runs } }: Props) => {
  const t = useScheduleMessages();
  const open = runs.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <Panel title={t('schedule.waits')}>
      <ul className={classes['open']}>
        {open.map((run) => (
          <OpenRun key={run.id} run={run} />
        ))}
      </ul>
    </Panel>
  );
};

type RunProps = Readonly<{ run: ScheduleRun }>;

const OpenRun = ({ run }: RunProps) => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const { period, state, problem, total, currency } = run;
  return (
    <li>
      <div>
        <p>
          <strong>{formatDate(period)}</strong> · {formatMoney(total, currency, language)}
        </p>
        <p>{joined([t(`schedule.runStates.${state}`), problem && t(`schedule.problems.${problem}`)], ' ')}</p>
      </div>
      <Decide run={run} />
    </li>
  );
};

const Decide = ({ run: { id, period } }: RunProps) => {
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
  const of = <span className="visually-hidden">: {formatDate(period)}</span>;
  return (
    <div className={classes['actions']}>
      <Button size="small" variant="primary" busy={issue.isPending} onClick={() => issue.press()}>
        {t('schedule.issue')}
        {of}
      </Button>
      <Button size="small" busy={skip.isPending} onClick={() => skip.press()}>
        {t('schedule.skip')}
        {of}
      </Button>
    </div>
  );
};

/** Periods that are shown at once: a year of months. */
const first = 12;

/** The periods that are done, the newest first. */
export const DoneRuns = ({ schedule: { runs } }: Props) => {
  const t = useScheduleMessages();
  const [isAll, setIsAll] = useState(false);
  const columns = useColumns();
  const done = runs.filter((run) => !isOpen(run));
  return (
    <Panel title={t('schedule.runs')}>
      <DataTable
        label={t('schedule.runs')}
        columns={columns}
        rows={isAll ? done : done.slice(0, first)}
        rowKey={({ id }) => id}
        empty={<p>{t('schedule.noRuns')}</p>}
      />
      {!isAll && done.length > first && (
        <div>
          <Button variant="quiet" onClick={() => setIsAll(true)}>
            {t('schedule.allRuns', { count: done.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
};

const useColumns = (): readonly Column<ScheduleRun>[] => {
  const t = useScheduleMessages();
  const language = useLanguage();
  const chargeOf = useChargeText();
  const { base } = usePortal();
  return [
    {
      key: 'period',
      label: t('schedule.period'),
      whole: true,
      cell: ({ period }) => formatDate(period),
    },
    {
      key: 'total',
      label: t('schedule.total'),
      align: 'end',
      cell: ({ total, currency }) => formatMoney(total, currency, language),
    },
    {
      key: 'document',
      label: t('schedule.document'),
      whole: true,
      cell: ({ invoiceId, invoiceNumber }) =>
        invoiceId === null ? '-' : <Link to={`${base}/invoices/${invoiceId}`}>{invoiceNumber}</Link>,
    },
    {
      key: 'state',
      label: t('schedule.state'),
      cell: (run) => chargeOf(run) ?? t(`schedule.runStates.${run.state}`),
    },
  ];
};

/** What becomes of the card for a document, in words; null where no card is charged for it. */
const useChargeText = (): ((run: ScheduleRun) => string | null) => {
  const t = useScheduleMessages();
  return ({ charge, chargeOn, chargeProblem }) => {
    if (charge === 'NONE') return null;
    const date = formatDate(chargeOn);
    const problem = chargeProblem === null ? '' : t(`schedule.chargeProblems.${chargeProblem}`);
    const isLast = charge === 'DECLINED' && chargeOn === null;
    return t(`schedule.charges.${isLast ? 'STOPPED' : charge}`, { date, problem }).trim();
  };
};
