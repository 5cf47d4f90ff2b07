import { Link } from 'react-router-dom';
import type { MonthDetails, MonthProblem } from '#contract/closing/months.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { Chip } from '../../shared/StatusChip.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMonthMessages } from './messages/month-messages.ts';
import classes from './MonthsPage.module.css';

/** Problems of one kind that are shown at once; the others unfold. */
const shown = 3;

/** What is missing: each problem with its document and what to do. Notes are one folded line. */
export const MonthProblems = ({ month: { problems, status } }: { month: MonthDetails }) => {
  const t = useMonthMessages();
  const notes = problems.filter(({ severity }) => severity === 'INFO');
  const others = problems.filter(({ severity }) => severity !== 'INFO');
  const hasErrors = others.some(({ severity }) => severity === 'ERROR');
  const groups = [...Map.groupBy(others, ({ code }) => code)];
  return (
    <Panel title={t('months.problems')}>
      {problems.length === 0 && <p>{t(status === 'CLOSED' ? 'months.noneClosed' : 'months.none')}</p>}
      {others.length === 0 && notes.length > 0 && <p>{t('months.onlyNotes')}</p>}
      {hasErrors && <Banner tone="warning">{t('months.hasErrors')}</Banner>}
      {groups.length > 0 && (
        <ul className={classes['list']} aria-label={t('months.problems')}>
          {groups.map(([code, group]) => (
            <li key={code}>
              <ProblemGroup group={group} />
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && <Notes notes={notes} />}
    </Panel>
  );
};

/** Each note with its documents. */
const Notes = ({ notes }: { notes: readonly MonthProblem[] }) => {
  const t = useMonthMessages();
  return (
    <details>
      <summary>{t('months.notes', { count: notes.length })}</summary>
      <p className={classes['soft']}>{t('months.notesHint')}</p>
      {notes.map((note) => (
        <div key={note.code} className={classes['text']}>
          <Problem problem={note} />
          {note.count > 1 && note.documents.length > 0 && (
            <details>
              <summary>{t('months.documents')}</summary>
              {note.documents.map((document) => (
                <Problem key={document.message} problem={document} />
              ))}
            </details>
          )}
          <span className={classes['soft']}>{note.remedy}</span>
        </div>
      ))}
    </details>
  );
};

const ProblemGroup = ({ group }: { group: readonly MonthProblem[] }) => {
  const t = useMonthMessages();
  const { severity, remedy } = group[0]!;
  const tone = severity === 'ERROR' ? 'error' : 'warning';
  const more = group.slice(shown);
  return (
    <>
      <span>
        <Chip tone={tone} status={severity}>
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

const Problem = ({
  problem: { message, invoiceId },
}: {
  problem: Pick<MonthProblem, 'message' | 'invoiceId'>;
}) => {
  const t = useMonthMessages();
  const { base } = usePortal();
  return (
    <p>
      {message}{' '}
      {invoiceId !== null && <Link to={`${base}/invoices/${invoiceId}`}>{t('months.document')}</Link>}
    </p>
  );
};
