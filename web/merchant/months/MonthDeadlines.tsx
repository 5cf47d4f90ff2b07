import type { MonthDetails } from '#contract/closing/months.ts';
import { daysUntil, useDeadline } from '../../shared/format/deadline.ts';
import { useMonthMessages } from './messages/month-messages.ts';
import classes from './MonthsPage.module.css';

/** Each deadline of the month as a line. Those of a closed month are left out once they passed. */
export const MonthDeadlines = ({ month: { status, deadlines } }: { month: MonthDetails }) => {
  const t = useMonthMessages();
  const { deadlineOf } = useDeadline();
  const lines = (['vatReturn', 'auditFile'] as const).flatMap((kind) => {
    const day = deadlines[kind];
    if (day === null) return [];
    const isPassed = daysUntil(day) < 0;
    return status === 'CLOSED' && isPassed ? [] : [{ kind, day, isPassed }];
  });
  if (lines.length === 0) return null;
  return (
    <div>
      {lines.map(({ kind, day, isPassed }) => (
        <p key={kind} className={isPassed ? classes['passed'] : undefined}>
          {t(`months.deadline.${kind}`, { day: deadlineOf(day) })}
        </p>
      ))}
    </div>
  );
};
