import type { MonthDetails } from '#contract/closing/months.ts';
import { useMonthMessages } from './messages/month-messages.ts';
import classes from './MonthsPage.module.css';
import { ProblemLine, ProblemLines } from './ProblemLines.tsx';

/** The notes for the accountant as one folded line; inside by kind, each with its count. */
export const MonthNotes = ({ month: { problems } }: { month: MonthDetails }) => {
  const t = useMonthMessages();
  const notes = problems.filter(({ severity }) => severity === 'INFO');
  if (notes.length === 0) return null;
  return (
    <details className={classes['notes']}>
      <summary>{t('months.notes', { count: notes.reduce((sum, { count }) => sum + count, 0) })}</summary>
      {notes.map((note) => (
        <div key={`${note.code} ${note.message}`} className={classes['text']}>
          <ProblemLine line={note} />
          <span className={classes['soft']}>{note.remedy}</span>
          {note.count > 1 && note.documents.length > 0 && (
            <details>
              <summary>{t('months.documents')}</summary>
              <ProblemLines lines={note.documents} count={note.count} />
            </details>
          )}
        </div>
      ))}
    </details>
  );
};
